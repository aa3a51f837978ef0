import { describe, expect, it } from 'vitest';
import { GATEWAY_LANGUAGES } from '../../platform/languages';
import { hashText } from '../../platform/random';
import { buildCatalogue } from './buildCatalogue';
import { NAME_WORDS } from './nameWords';

const catalogue = buildCatalogue();

function fingerprint(seed?: number): number {
  const { games } = buildCatalogue(seed);
  return hashText(games.map((game) => `${game.nodeId}:${game.gameCode}:${game.art.seed}`).join());
}

describe('the demo catalogue', () => {
  it('is the same for the same seed and another for another', () => {
    expect(fingerprint()).toBe(fingerprint());
    expect(fingerprint(7)).not.toBe(fingerprint(8));
  });

  it('holds 9,800 slots from thirty vendors', () => {
    const slots = catalogue.games.filter((game) => game.gameType === 'RNG');
    expect(slots).toHaveLength(9800);
    expect(new Set(slots.map((game) => game.vassalage)).size).toBe(30);
  });

  it('has at least sixty vendors with a game in each of their categories', () => {
    expect(catalogue.vendors.length).toBeGreaterThanOrEqual(60);
    for (const vendor of catalogue.vendors) {
      for (const gameType of vendor.gameTypes) {
        const { totalElements } = catalogue.searchGames({ gameType, vassalage: vendor.code });
        expect(totalElements, `${vendor.code} ${gameType}`).toBeGreaterThan(0);
      }
    }
  });

  it('keeps the vendor codes that screens treat specially', () => {
    const codes = 'TCG_LOTTO_VN TCG_SEA LOTT ELOTT FB AV IMES IA AI TF DS88 DIG BTI'.split(' ');
    expect(codes.filter((code) => !catalogue.vendor(code))).toEqual([]);
  });

  it('gives every game its own node id, and its own name and code within the vendor', () => {
    const unique = (key: (game: (typeof catalogue.games)[number]) => string | number) =>
      new Set(catalogue.games.map(key)).size;
    expect(unique((game) => game.nodeId)).toBe(catalogue.games.length);
    expect(unique((game) => `${game.vassalage}/${game.gameName}`)).toBe(catalogue.games.length);
    expect(unique((game) => `${game.vassalage}/${game.gameCode}`)).toBe(catalogue.games.length);
  });

  it('offers a free trial for about two slots in five', () => {
    const slots = catalogue.games.filter((game) => game.gameType === 'RNG');
    const free = slots.filter((game) => game.supportPlay === 0).length / slots.length;
    expect(free).toBeGreaterThan(0.36);
    expect(free).toBeLessThan(0.44);
  });

  it('writes money with two digits and gives an amount to every jackpot', () => {
    const amounts = catalogue.games.flatMap((game) => [game.minBet, game.jackpotAmount ?? '0.00']);
    expect(amounts.filter((amount) => !/^\d+\.\d{2}$/.test(amount))).toEqual([]);
    expect(catalogue.games.filter((game) => game.hasJackpot && !game.jackpotAmount)).toEqual([]);
  });

  it('draws every slot from a motif of the word table', () => {
    const slots = catalogue.games.filter((game) => game.gameType === 'RNG');
    expect(slots.filter((game) => !NAME_WORDS.motifs[game.art.emblem])).toEqual([]);
  });
});

describe('the categories', () => {
  it('label every category in every language, but for the one named after its vendor', () => {
    for (const language of GATEWAY_LANGUAGES) {
      const unlabelled = catalogue.lanes(language).filter((lane) => !lane.label);
      expect(unlabelled.map((lane) => lane.gameCategory)).toEqual(['CRASH']);
      expect(unlabelled[0]?.vendors[0]?.displayName).toBe('Kite & Anchor');
    }
  });

  it('leave exactly one category without a vendor', () => {
    const empty = catalogue.lanes('EN').filter((lane) => lane.vendors.length === 0);
    expect(empty.map((lane) => lane.gameCategory)).toEqual(['BINGO']);
  });

  it('fall back to English for an unknown language', () => {
    expect(catalogue.lanes('XX')).toEqual(catalogue.lanes('EN'));
  });
});

describe('what the home page shows', () => {
  it('has at least four home banners, some with a target that exists and some without', () => {
    const home = catalogue.banners('EN').filter((banner) => banner.groupName === 'w_home');
    expect(home.length).toBeGreaterThanOrEqual(4);
    expect(home.some((banner) => banner.linkageType === null)).toBe(true);
    for (const banner of home.filter((one) => one.linkageType === 'GAME')) {
      const [vendor = '', code = ''] = (banner.linkageValue ?? '').split('/');
      expect(catalogue.gameByCode(vendor, code)?.displayName).toBe('Lantern Koi');
    }
  });

  it('writes notices in each language and keeps exclamation marks out', () => {
    const english = catalogue.notices('EN');
    expect(english.length).toBeGreaterThanOrEqual(12);
    expect(catalogue.notices('CN')[0]?.title).not.toBe(english[0]?.title);
    expect(catalogue.notices('ID')[1]?.title).not.toBe(english[1]?.title);
    expect(catalogue.notices('FR')[0]?.title).not.toBe(english[0]?.title);
    expect(JSON.stringify(english)).not.toContain('!');
  });

  it('has sixty winners with masked names', () => {
    const winners = catalogue.winners();
    expect(winners).toHaveLength(60);
    expect(winners.filter((winner) => !/^[a-z]\*{3}\d$/.test(winner.account))).toEqual([]);
    expect(winners.filter((winner) => !catalogue.game(winner.nodeId))).toEqual([]);
  });
});
