import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet, recentGame } from '../src/games/schema';
import type { Game } from '../src/games/types';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { loginUnrestricted } from './support/loginUnrestricted';
import { catalogue } from './support/template';

interface Page {
  content: { nodeId: number; jackpot: string | null }[];
  pageNum: number;
  totalPages: number;
  totalElements: number;
  pageSize: number;
}

const LIST = '/wps/relay/GCSGAME_gameList';
const USUAL = {
  clientType: '3',
  platform: 'flash,html5-desktop',
  merchant: 'parlour',
  language: 'EN',
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
const isNamed = (asked: string) => (game: Game) =>
  wordsOf(asked).every((word) => wordsOf(game.displayName).some((own) => own.startsWith(word)));
const isOfClass = (code: string) => (game: Game) =>
  code === 'JP' ? game.hasJackpot : game.classify === code;

/** Every filter by name and value, with the plain condition that it stands for. */
const FILTERS: readonly (readonly [string, string, (game: Game) => boolean])[] = [
  ['gameType', 'RNG', (game) => game.gameType === 'RNG'],
  ['gameType', 'LIVE', (game) => game.gameType === 'LIVE'],
  ['vassalage', 'LNW', (game) => game.vassalage === 'LNW'],
  ['vassalage', 'NFW', (game) => game.vassalage === 'NFW'],
  ...['SC', 'VP', 'JP', 'TG', 'AC', 'BG'].map(
    (code) => ['gameClassify', code, isOfClass(code)] as const,
  ),
  ['gameName', 'lant', isNamed('lant')],
  ['gameName', 'CAFÉ', isNamed('cafe')],
  ['minBet', '1', (game) => Number(game.minBet) >= 1],
  ['minBet', '5', (game) => Number(game.minBet) >= 5],
  ['minLineNum', '25', (game) => game.lines >= 25],
  ['isNew', '1', (game) => game.isNew],
];

describe('the lists of games', () => {
  let gateway: TestGateway;

  const ask = (query: Record<string, string>) =>
    gateway.call('GET', `${LIST}?${new URLSearchParams({ ...USUAL, ...query })}`);
  const page = async (query: Record<string, string>) => (await ask(query)).value as Page;
  const read = async <T>(url: string, token?: string) =>
    (await gateway.call('GET', url, token === undefined ? {} : { token })).value as T;
  const nodes = ({ content }: { content: { nodeId: number }[] }) =>
    content.map(({ nodeId }) => nodeId);

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[LOB-01] [LOB-02] narrows by every filter alone, in every language', async () => {
    for (const [name, value, holds] of FILTERS) {
      const expected = catalogue.games.filter(holds);
      expect(expected.length, value).toBeGreaterThan(0);
      expect(expected.length, value).toBeLessThan(catalogue.games.length);
      for (const language of ['EN', 'CN', 'VN']) {
        const found = await page({ [name]: value, language });
        expect(found.totalElements, `${name} ${value}`).toBe(expected.length);
        expect(nodes(found)).toEqual(expected.slice(0, 60).map(({ nodeId }) => nodeId));
      }
    }
  });

  it('[LOB-01] [LOB-02] narrows by any two filters together', async () => {
    let pairs = 0;
    for (const [at, [name, value, holds]] of FILTERS.entries())
      for (const [otherName, otherValue, alsoHolds] of FILTERS.slice(at + 1)) {
        if (name === otherName) continue;
        pairs += 1;
        const expected = catalogue.games.filter((game) => holds(game) && alsoHolds(game));
        const found = await page({ [name]: value, [otherName]: otherValue, pageSize: '7' });
        const pair = `${name} ${value}, ${otherName} ${otherValue}`;
        expect(found.totalElements, pair).toBe(expected.length);
        expect(nodes(found), pair).toEqual(expected.slice(0, 7).map(({ nodeId }) => nodeId));
      }
    expect(pairs).toBe(101);
  });

  it('[LOB-01] pages without losing or repeating a game', async () => {
    const expected = catalogue.games.filter((game) => game.isNew);
    const first = await page({ isNew: '1', pageSize: '100' });
    expect(first).toMatchObject({ pageNum: 1, pageSize: 100, totalElements: expected.length });
    const seen: number[] = [];
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1)
      seen.push(...nodes(await page({ isNew: '1', pageSize: '100', pageNo: String(pageNo) })));
    expect(seen).toEqual(expected.map(({ nodeId }) => nodeId));
    const past = await page({ isNew: '1', pageSize: '100', pageNo: '90000' });
    expect(past).toMatchObject({ content: [], pageNum: 90_000, totalPages: first.totalPages });
    expect(await page({})).toMatchObject({ pageNum: 1, pageSize: 60 });
  });

  it('[LOB-01] refuses what the list does not know, and shows another merchant nothing', async () => {
    const wrong: Record<string, string>[] = [
      { clientType: '2' },
      { platform: 'flash' },
      { language: 'XX' },
      { gameClassify: 'ZZ' },
      { pageNo: '0' },
      { pageSize: '101' },
      { minBet: '0.5' },
      { isNew: '2' },
    ];
    for (const query of wrong) {
      const { status, value } = await ask(query);
      const named = { fields: [{ field: Object.keys(query)[0] }] };
      expect({ status, value }, JSON.stringify(query)).toMatchObject({ status: 400, value: named });
    }
    for (const missing of Object.keys(USUAL)) {
      const { [missing]: _left, ...rest } = USUAL as Record<string, string>;
      const answer = await gateway.call('GET', `${LIST}?${new URLSearchParams(rest)}`);
      expect(answer.value, missing).toEqual({ fields: [{ field: missing, code: 'required' }] });
    }
    expect(await page({ merchant: 'another' })).toMatchObject({ content: [], totalElements: 0 });
  });

  it('[LOB-08] lists recent games newest first, each once, twenty of them unless told', async () => {
    const token = await loginUnrestricted(gateway, 'first1');
    const games = catalogue.games.filter(({ isMaintenance }) => !isMaintenance).slice(0, 22);
    const launch = async (nodeId: number) => {
      gateway.pass(1000);
      const url = `/wps/game/launchGame?nodeId=${nodeId}`;
      expect((await gateway.call('GET', url, { token })).status).toBe(200);
    };
    for (const { nodeId } of games) await launch(nodeId);
    const again = games[3]?.nodeId ?? 0;
    await launch(again);
    const [who] = await gateway.db.select().from(account).where(eq(account.username, 'first1'));
    const gone = { accountId: who?.id ?? 0, nodeId: 2_000_000, playedAt: new Date(gateway.now()) };
    await gateway.db.insert(recentGame).values(gone);

    const newest = games.map(({ nodeId }) => nodeId).filter((nodeId) => nodeId !== again);
    const expected = [again, ...newest.reverse()];
    const recent = async (query = '') => {
      const url = `/wps/relay/GCS_recentGame${query}`;
      return (await read<{ nodeId: number }[]>(url, token)).map(({ nodeId }) => nodeId);
    };
    expect(await recent()).toEqual(expected.slice(0, 20));
    expect(await recent('?limit=3')).toEqual(expected.slice(0, 3));
    expect(await recent('?limit=60')).toEqual(expected);
  });

  it('[LOB-08] pages through the favourites of their owner, newest first', async () => {
    const token = await loginUnrestricted(gateway, 'first1');
    const url = '/wps/relay/MCSFE_addFavoriteGameV2';
    const games = catalogue.games.slice(130, 160);
    for (const { nodeId, vassalage, gameType } of games) {
      gateway.pass(1000);
      const body = { nodeId, vendor: vassalage, gameType };
      for (const _twice of [1, 2]) await gateway.call('POST', url, { token, body });
    }
    const expected = games.map(({ nodeId }) => nodeId).reverse();
    const list = (query: string, by = token) =>
      read<Page>(`/wps/relay/MCSFE_getFavoriteGamesList${query}`, by);
    const first = await list('');
    expect(nodes(first)).toEqual(expected.slice(0, 24));
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2, totalElements: 30, pageSize: 24 });
    expect(nodes(await list('?pageNo=2'))).toEqual(expected.slice(24));
    expect(nodes(await list('?pageNo=3&pageSize=7'))).toEqual(expected.slice(14, 21));
    const others = nodes(await list('?pageSize=100', await gateway.login('member1')));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((nodeId) => expected.includes(nodeId))).toEqual([]);
  });

  it('names the types of every vendor that has games', async () => {
    const url = '/wps/relay/GCSGAME_getVassGameType';
    const vendors = await read<{ vassalage: string; gameTypes: string[] }[]>(url);
    expect(vendors).toHaveLength(catalogue.vendors.length);
    expect(vendors).toContainEqual({ vassalage: 'LOTT', gameTypes: ['LOTT', 'ELOTT'] });
  });

  it('lists the rooms of a live or card vendor, none of others, and knows every vendor', async () => {
    const rooms = (query: string) =>
      read<{ nodeId: number }[]>(`/wps/relay/GLS2_roomList?vassalage=${query}`);
    const own = catalogue.games.filter(({ vassalage }) => vassalage === 'SLN');
    const seen = new Set((await rooms('SLN')).map(({ nodeId }) => nodeId));
    expect(seen).toEqual(new Set(own.map(({ nodeId }) => nodeId)));
    expect(await rooms('SGL')).toEqual([]);
    expect(await rooms('NFW&gameType=RNG')).toEqual([]);
    expect((await rooms('NFW&gameType=PVP')).length).toBeGreaterThan(0);
    const unknown = await gateway.call('GET', '/wps/relay/GLS2_roomList?vassalage=NOBODY');
    expect(unknown).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
  });

  it('[R27] adds all jackpots up to a feed that only grows and says when', async () => {
    const feed = () => read<{ amount: string; asOf: string }>('/wps/games/jackpot');
    const cents = (amount: string) => BigInt(amount.replace('.', ''));
    let before = await feed();
    expect(new Date(before.asOf).getTime()).toBe(Math.floor(gateway.now() / 1000) * 1000);
    for (const ms of [1000, 5000, 60_000, 86_400_000]) {
      gateway.pass(ms);
      const after = await feed();
      expect(cents(after.amount)).toBeGreaterThan(cents(before.amount));
      before = after;
    }
    let sum = 0n;
    for (let pageNo = 1; pageNo <= 6; pageNo += 1) {
      const { content } = await page({
        gameClassify: 'JP',
        pageSize: '100',
        pageNo: String(pageNo),
      });
      for (const { jackpot } of content) sum += cents(jackpot ?? '0.00');
    }
    expect(sum).toBe(cents(before.amount));
  });

  it('puts large wins on the board and leaves small ones out', async () => {
    const [who] = await gateway.db.select().from(account).where(eq(account.username, 'member1'));
    const win = (id: string, payout: bigint) => ({
      ...{ id, accountId: who?.id ?? 0, nodeId: 2000, vassalage: 'LNW', gameType: 'RNG' },
      ...{ stake: 100n, payout, playedAt: new Date(gateway.now()) },
    });
    await gateway.db.insert(bet).values([win('rd-large', 123_456_78n), win('rd-small', 99_99n)]);
    const url = '/wps/relay/GCSGAME_getRankList?gameCategory=RNG&language=EN';
    const board = await read<{ vo: { rank: number; winAmount: string; account: string } }[]>(url);
    expect(board[0]?.vo).toMatchObject({ rank: 1, winAmount: '123456.78', account: 'm***1' });
    expect(board.map(({ vo }) => vo.winAmount)).not.toContain('99.99');
    expect(board).toHaveLength(20);
  });
});
