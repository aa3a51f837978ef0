import { describe, expect, it } from 'vitest';
import { indexOf, sampleGame, sampleGames } from '../testing/fixtures';
import { fits, gameOf, toCatalogue } from './catalogue';
import { type GameFilters, NO_FILTERS } from './gameFilters';

const GAMES = [
  ...sampleGames(40),
  sampleGame(40, { minBet: '1.00', lineNum: 20, supportPlay: 1 }),
  sampleGame(41, { isGame: 'VASSALAGE', gameClassify: null, minBet: '0.20', lineNum: null }),
];
const CATALOGUE = toCatalogue(indexOf(GAMES));

describe('the catalogue of games', () => {
  it.each([0, 5, 40, 41])('knows game %i as its card needs it', (at) => {
    const { nodeId, displayName, vassalage, vendorName, gameCode, isGame, gameType } =
      GAMES[at] ?? sampleGame(at);
    expect(gameOf(CATALOGUE, at)).toMatchObject({
      nodeId,
      displayName,
      vassalage,
      vendorName,
      gameCode,
      isGame,
      gameType,
      supportPlay: GAMES[at]?.supportPlay,
      isNew: GAMES[at]?.isNew,
      isHot: GAMES[at]?.isHot,
      maintenance: GAMES[at]?.maintenance,
      hasJackpot: GAMES[at]?.jackpot !== null,
      gameClassify: GAMES[at]?.gameClassify,
      showIcon: `/TCG_PROD_IMAGES/GAME/${vassalage}/${gameCode}.svg`,
    });
  });

  it('knows a code that is left out since it is the name over again', () => {
    const index = indexOf([sampleGame(0, { displayName: 'Lantern Koi II' })]);
    expect(gameOf(toCatalogue({ ...index, codes: [''] }), 0)).toMatchObject({
      gameCode: 'lantern-koi-ii',
      showIcon: '/TCG_PROD_IMAGES/GAME/LNW/lantern-koi-ii.svg',
    });
  });

  it('has no game beyond its end', () => {
    expect(gameOf(CATALOGUE, 42)).toBeUndefined();
  });

  it.each<[string, Partial<GameFilters>, (game: ReturnType<typeof sampleGame>) => boolean]>([
    ['everything', {}, () => true],
    ['a vendor', { vendor: 'AML' }, ({ vassalage }) => vassalage === 'AML'],
    ['a sub-category', { classify: 'TG' }, ({ gameClassify }) => gameClassify === 'TG'],
    ['jackpots of any sub-category', { classify: 'JP' }, ({ jackpot }) => jackpot !== null],
    ['new games', { onlyNew: true }, ({ isNew }) => isNew === 1],
    ['a bet of 1', { hasMinBet: true }, ({ minBet }) => Number(minBet) >= 1],
    ['25 lines', { hasMinLines: true }, ({ lineNum }) => (lineNum ?? 0) >= 25],
  ])('[LOB-02] is narrowed to %s', (_, changes, isWanted) => {
    const filters = { ...NO_FILTERS, ...changes };
    const found = GAMES.filter((_game, at) => fits(CATALOGUE, at, filters));
    expect(found).toEqual(GAMES.filter(isWanted));
    expect(found.length).toBeGreaterThan(0);
  });
});
