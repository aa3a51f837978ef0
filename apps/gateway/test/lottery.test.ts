import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway';

interface Lottery {
  nodeId: number;
  gameCode: string;
  vassalage: string;
  accountTypeName: string;
  gameGroupCode: string;
  numero: string;
  closesAt: string;
  drawInterval: number;
  state: string;
}
interface Menu {
  prizeMode: string;
  gameMenus: { gameGroupCode: string; gameGroupName: string; games: Lottery[] }[];
}
interface Draw {
  gameCode: string;
  numero: string;
  openedAt: string;
  numbers: string[];
  prizes: { prize: string; numbers: string[] }[];
}

describe('the lotteries', () => {
  let gateway: TestGateway;
  let token: string;

  const read = async <T>(url: string, by?: string, headers: Record<string, string> = {}) =>
    (await gateway.call('GET', url, { headers, ...(by === undefined ? {} : { token: by }) }))
      .value as T;
  const menu = (mode: string, headers = {}) =>
    read<Menu>(`/lgw/games/game_menus?prizeMode=${mode}`, undefined, headers);
  const vnMenu = (mode: string) =>
    read<Menu>(`/lgw/vn/games/game_menu?prizeMode=${mode}&device=WEB`);
  const gamesOf = ({ gameMenus }: Menu) => gameMenus.flatMap(({ games }) => games);
  const opened = (query = '') =>
    read<Draw[]>(`/lotto/lgw/games/opened/numero?prizeMode=Lott${query}`);
  const vnOpened = (query = '') => read<Draw[]>(`/lgw/vn/numeros/opened/game${query}`);

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
  });
  afterAll(() => gateway.close());

  it('[LAUNCH-08] lists lotteries by prize mode and group', async () => {
    const vendors: Record<string, string[]> = {};
    for (const mode of ['LOTT', 'ZY', 'ELOTT', 'SEA']) {
      const answer = await menu(mode);
      expect(answer.prizeMode).toBe(mode);
      for (const { gameGroupCode, games } of answer.gameMenus) {
        expect(games.length).toBeGreaterThan(0);
        for (const game of games) expect(game.gameGroupCode).toBe(gameGroupCode);
      }
      const games = gamesOf(answer);
      expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
      vendors[mode] = [...new Set(games.map(({ vassalage }) => vassalage))].sort();
    }
    expect(vendors).toEqual({
      LOTT: ['LOTT'],
      ZY: ['BRL'],
      ELOTT: ['ELOTT', 'LOTT'],
      SEA: ['TCG_SEA'],
    });
    const named = async (language: string) =>
      (await menu('ELOTT', { language })).gameMenus[0]?.gameGroupName;
    expect(await named('EN')).toBe('Three dice');
    expect(await named('CN')).toBe('三颗骰子');
    expect(await named('ID')).toBe('Tiga dadu');
    expect(await named('TH')).toBe('ลูกเต๋า 3 ลูก');
  });

  it('lists the lotteries of Vietnam by area, each of its own kind of account', async () => {
    const answer = await vnMenu('ELOTT');
    const areas = answer.gameMenus.map(({ gameGroupCode }) => gameGroupCode);
    expect(areas).toEqual(['NORTH', 'CENTRAL', 'SOUTH']);
    const kinds = new Set(gamesOf(answer).map(({ accountTypeName }) => accountTypeName));
    expect([...kinds]).toEqual(['TCG_LOTTO_VN']);
    expect(gamesOf(await vnMenu('SEA'))).toEqual([]);
  });

  it('closes a draw before it is drawn and goes on to the next', async () => {
    const find = async () =>
      gamesOf(await menu('ELOTT')).find(({ drawInterval }) => drawInterval === 60);
    const first = await find();
    gateway.pass(Date.parse(first?.closesAt ?? '') - gateway.now() + 1);
    expect(await find()).toMatchObject({ numero: first?.numero, state: 'CLOSED' });
    gateway.pass(6000);
    const next = await find();
    expect(next?.state).toBe('OPEN');
    expect(next?.numero).not.toBe(first?.numero);
  });

  it('[LAUNCH-08] opens the last draw of each lottery, newest first, none of Vietnam', async () => {
    const draws = await opened('&limit=100');
    const all = new Set((await Promise.all(['LOTT', 'ZY', 'ELOTT', 'SEA'].map(codesOf))).flat());
    expect(new Set(draws.map(({ gameCode }) => gameCode))).toEqual(all);
    expect(draws).toHaveLength(all.size);
    const times = draws.map(({ openedAt }) => Date.parse(openedAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(gateway.now());
    expect(await opened()).toEqual(draws.slice(0, 20));
    for (const code of ['no-such-game', (await vnOpened())[0]?.gameCode])
      expect(await opened(`&gameCode=${code}`), code).toEqual([]);

    async function codesOf(mode: string) {
      return gamesOf(await menu(mode)).map(({ gameCode }) => gameCode);
    }
  });

  it('keeps what was drawn and adds to it with time', async () => {
    const quick = gamesOf(await menu('ELOTT')).find(({ drawInterval }) => drawInterval <= 180);
    const of = `&gameCode=${quick?.gameCode}`;
    const before = await opened(`${of}&limit=5`);
    expect(new Set(before.map(({ numero }) => numero)).size).toBe(5);
    expect(new Set(before.map(({ numbers }) => numbers.join())).size).toBeGreaterThan(1);
    gateway.pass((quick?.drawInterval ?? 0) * 2000);
    const after = await opened(`${of}&limit=7`);
    expect(after.slice(2)).toEqual(before);
    expect(after[1]?.numero).toBe(quick?.numero);
  });

  it('draws by the rules of each group', async () => {
    const rules: Record<string, RegExp> = {
      DICE3: /^([1-6] ?){3}$/,
      DIGITS3: /^(\d ?){3}$/,
      DIGITS4: /^(\d ?){4}$/,
      DIGITS5: /^(\d ?){5}$/,
      BALLS5: /^((0[1-9]|1\d|20) ?){5}$/,
      BALLS6: /^((0[1-9]|[1-4]\d) ?){6}$/,
      RACE10: /^((0[1-9]|10) ?){10}$/,
    };
    const seen = new Set<string>();
    for (const mode of ['LOTT', 'ELOTT', 'SEA', 'ZY'])
      for (const { gameCode, gameGroupCode } of gamesOf(await menu(mode))) {
        seen.add(gameGroupCode);
        for (const { numbers } of await opened(`&gameCode=${gameCode}`)) {
          expect(numbers.join(' '), gameGroupCode).toMatch(rules[gameGroupCode] ?? /^$/);
          const isWithoutRepeats = /BALLS|RACE/.test(gameGroupCode);
          if (isWithoutRepeats) expect(new Set(numbers).size).toBe(numbers.length);
        }
      }
    expect([...seen].sort()).toEqual(Object.keys(rules).sort());
  });

  it('opens Vietnamese draws prize by prize, from the special one down', async () => {
    const area = new Map(
      gamesOf(await vnMenu('LOTT')).map(({ gameCode, gameGroupCode }) => [gameCode, gameGroupCode]),
    );
    const draws = await vnOpened('?limit=100');
    expect(new Set(draws.map(({ gameCode }) => gameCode))).toEqual(new Set(area.keys()));
    for (const { gameCode, prizes } of draws) {
      const isNorth = area.get(gameCode) === 'NORTH';
      const names = ['DB', ...Array.from({ length: isNorth ? 7 : 8 }, (_, n) => `G${n + 1}`)];
      expect(prizes.map(({ prize }) => prize)).toEqual(names);
      expect(prizes[0]?.numbers[0]).toMatch(isNorth ? /^\d{5}$/ : /^\d{6}$/);
      expect(prizes.flatMap(({ numbers }) => numbers)).toHaveLength(isNorth ? 27 : 18);
    }
    const [code] = area.keys();
    expect(await vnOpened(`?gameCode=${code}&limit=3`)).toHaveLength(3);
  });

  it('[LAUNCH-08] [LOB-08] names the most played lotteries, twenty unless told', async () => {
    const popular = (query = '') => read<Lottery[]>(`/lgw/games/popular${query}`);
    const most = await popular('?limit=60');
    expect(await popular()).toEqual(most.slice(0, 20));
    expect(await popular('?limit=2')).toEqual(most.slice(0, 2));
    expect(most).toHaveLength(60);
  });

  it('[LAUNCH-08] remembers which lotteries of Vietnam somebody launched last', async () => {
    const games = gamesOf(await vnMenu('LOTT')).filter(({ state }) => state !== 'MAINTENANCE');
    const [first, second] = games;
    const launch = (nodeId = 0) =>
      gateway.call('GET', `/wps/game/launchGame?nodeId=${nodeId}`, { token });
    for (const nodeId of [first?.nodeId, second?.nodeId, 2000, first?.nodeId]) {
      gateway.pass(1000);
      await launch(nodeId);
    }
    const recent = (query = '') => read<Lottery[]>(`/lgw/vn/games/game_menu/recent${query}`, token);
    const nodes = (await recent()).map(({ nodeId }) => nodeId);
    expect(nodes.slice(0, 2)).toEqual([first?.nodeId, second?.nodeId]);
    expect(await recent('?limit=1')).toHaveLength(1);
    const guest = await gateway.call('GET', '/lgw/vn/games/game_menu/recent');
    expect(guest).toMatchObject({ status: 401, errorCode: 'NOT_LOGGED_IN' });
  });

  it('[LAUNCH-05] hands every parameter of a lottery launch on to the page', async () => {
    const [game] = gamesOf(await vnMenu('LOTT')).filter(({ state }) => state !== 'MAINTENANCE');
    const backUrl = 'http://localhost:5173/vnLottery';
    const lotto = {
      ...{ lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'ELOTT' },
      ...{ lottoGameCode: game?.gameCode ?? '', lottoView: 'betting', device: 'MOBILE' },
    };
    const query = new URLSearchParams({ ...lotto, backUrl, language: 'ID' });
    const answer = await gateway.call('GET', `/wps/game/launchGame?${query}`, { token });
    const launched = answer.value as { gameUrl: string; nodeId: number };
    expect(launched.nodeId).toBe(game?.nodeId);
    const { launch = '', ...told } = Object.fromEntries(
      new URLSearchParams(new URL(launched.gameUrl).hash.slice(1)),
    );
    expect(told).toEqual(lotto);
    const headers = { 'x-launch-token': launch };
    const session = await gateway.call('GET', '/wps/play/session', { headers });
    const { device: _device, ...lottery } = lotto;
    expect(session.value).toMatchObject({
      nodeId: game?.nodeId,
      backUrl,
      language: 'ID',
      lottery,
    });
    for (const [name, value] of [
      ...[['lottoArea', 'TH'] as const, ['launchMode', 'SLOT'] as const],
      ...[['lottoPrizeMode', 'XX'] as const, ['lottoView', 'board'] as const],
      ...[['device', 'TV'] as const, ['backUrl', 'https://elsewhere.example/'] as const],
    ]) {
      const wrong = new URLSearchParams({ ...lotto, [name]: value });
      const refused = await gateway.call('GET', `/wps/game/launchGame?${wrong}`, { token });
      expect(refused.value, name).toMatchObject({ fields: [{ field: name }] });
    }
  });

  it('[LAUNCH-05] opens the lobby of a lottery vendor, which is no game', async () => {
    const url =
      '/wps/game/launchGame?vassalage=TCG_SEA&launchMode=LOTT&lottoPrizeMode=SEA&lottoView=lobby';
    const { value } = await gateway.call('GET', url, { token });
    const { gameUrl, nodeId } = value as { gameUrl: string; nodeId: number | null };
    expect(nodeId).toBeNull();
    const told = new URLSearchParams(new URL(gameUrl).hash.slice(1));
    expect(told.get('lottoView')).toBe('lobby');
    const headers = { 'x-launch-token': told.get('launch') ?? '' };
    const session = await gateway.call('GET', '/wps/play/session', { headers });
    expect(session.value).toMatchObject({
      displayName: 'Monsoon Draws',
      gameType: 'LOTT',
      lottery: {
        lottoArea: null,
        launchMode: 'LOTT',
        lottoPrizeMode: 'SEA',
        lottoGameCode: null,
        lottoView: 'lobby',
      },
    });
  });

  it('[LAUNCH-05] says nothing of a lottery where another game is launched', async () => {
    const url = '/wps/game/launchGame?nodeId=2000&launchMode=LOTT&lottoView=lobby';
    const { value } = await gateway.call('GET', url, { token });
    const { gameUrl } = value as { gameUrl: string };
    const headers = { 'x-launch-token': gameUrl.split('#launch=')[1] ?? '' };
    const session = await gateway.call('GET', '/wps/play/session', { headers });
    expect(session.value).toMatchObject({ nodeId: 2000, lottery: null });
  });
});
