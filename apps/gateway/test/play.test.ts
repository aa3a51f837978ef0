import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import { gameOrigin } from '../src/games/origins';
import { bet } from '../src/games/schema';
import { parseAmount } from '../src/money/amount';
import { entry, txn } from '../src/money/schema';
import { createContractCalls } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';
import { loginUnrestricted } from './support/loginUnrestricted';

interface Round {
  roundId: string;
  stake: string;
  win: string;
  balance: string;
  winningLines: number[];
}

const PLAY = '/wps/play/round';

describe('playing', () => {
  let gateway: TestGateway;
  let token: string;
  let launchToken: string;
  const { fund } = createContractCalls(() => gateway);

  const balanceOf = async (of = token) => {
    const { value } = await gateway.call('GET', '/wps/v2/wallets/balance', { token: of });
    return (value as { balance: string }).balance;
  };
  const launch = async (query = 'nodeId=2000', by = token) =>
    gateway.call('GET', `/wps/game/launchGame?${query}`, { token: by });
  const round = (stake: string, key: string = randomUUID(), by = launchToken) =>
    gateway.call('POST', PLAY, {
      body: { stake },
      headers: { 'x-launch-token': by, 'idempotency-key': key },
    });
  const tokenFrom = (value: unknown) =>
    new URL((value as { gameUrl: string }).gameUrl).hash.replace('#launch=', '');

  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(async () => {
    token = await gateway.login('member1');
    launchToken = tokenFrom((await launch()).value);
  });
  afterAll(() => gateway.close());

  it('[LAUNCH-05] opens the demo game on an origin of its own, once and for a minute', async () => {
    const { value } = await launch('vassalage=LNW&gameCode=lantern-koi');
    const address = new URL((value as { gameUrl: string }).gameUrl);
    expect(gateway.config.gameOrigins).toContain(address.origin);
    expect(address.search).toBe('');
    const open = (by: string) =>
      gateway.call('GET', '/wps/play/session', { headers: { 'x-launch-token': by } });
    const first = await open(tokenFrom(value));
    expect(first.value).toMatchObject({ displayName: 'Lantern Koi', balance: await balanceOf() });
    expect(await open(tokenFrom(value))).toMatchObject({ status: 401 });
    gateway.pass(61_000);
    expect(await open(launchToken)).toMatchObject({ status: 401 });
    expect(await round('0.20')).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' });
  });

  it('is opened by its first round as well, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => round('0.20')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('[R05] moves the balance by what was staked and won, and records the round', async () => {
    const before = parseAmount(await balanceOf());
    let expected = before;
    for (let n = 0; n < 12; n += 1) {
      const { value } = await round('1.00');
      const played = value as Round;
      expected += parseAmount(played.win) - 100n;
      expect(played.winningLines.length > 0).toBe(played.win !== '0.00');
      expect(parseAmount(played.balance)).toBe(expected);
      const [row] = await gateway.db.select().from(bet).where(eq(bet.id, played.roundId));
      expect(row).toMatchObject({ stake: 100n, payout: parseAmount(played.win), nodeId: 2000 });
    }
    expect(parseAmount(await balanceOf())).toBe(expected);
  });

  it('puts the game first among the recent ones', async () => {
    gateway.pass(1000);
    await launch('nodeId=2001');
    const { value } = await gateway.call('GET', '/wps/relay/GCS_recentGame', { token });
    expect((value as { nodeId: number }[])[0]?.nodeId).toBe(2001);
  });

  it('[WAL-05] answers the saved round to the same key and moves money once', async () => {
    const key = randomUUID();
    const first = await round('2.00', key);
    const rows = async () => (await gateway.db.select({ n: count() }).from(entry))[0]?.n;
    const booked = await rows();
    const after = await balanceOf();
    expect((await round('2.00', key)).value).toEqual(first.value);
    expect((await round('2.00', key.toUpperCase())).value).toEqual(first.value);
    expect(await rows()).toBe(booked);
    expect(await balanceOf()).toBe(after);
  });

  it('refuses a call without a key and a key with another body', async () => {
    const key = randomUUID();
    await round('0.20', key);
    expect(await round('0.50', key)).toMatchObject({
      status: 422,
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
    });
    const bare = await gateway.call('POST', PLAY, {
      body: { stake: '0.20' },
      headers: { 'x-launch-token': launchToken },
    });
    expect(bare).toMatchObject({ status: 400, errorCode: 'IDEMPOTENCY_KEY_MISSING' });
    expect(await round('0.20', 'not-a-uuid')).toMatchObject({ status: 400 });
  });

  it('[WAL-05] plays once however often the same round is sent at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => round('1.00', key)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    const played = await gateway.db.select().from(txn).where(eq(txn.idempotencyKey, key));
    expect(played).toHaveLength(1);
  });

  it('refuses stakes that are not offered or not covered, and nothing stays behind', async () => {
    expect(await round('0.21')).toMatchObject({
      status: 409,
      errorCode: 'LIMIT_EXCEEDED',
      message: 'Only 0.20, 0.50, 1.00, 2.00, 5.00, 10.00, 25.00',
      value: { fields: [{ field: 'stake', code: 'choice' }] },
    });
    expect(await round('1000000.00')).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    const poor = await loginUnrestricted(gateway, 'first1');
    const own = tokenFrom((await launch('nodeId=2000', poor)).value);
    // The balance covers no stake, so that the test does not depend on winning.
    await fund('first1', 10n - parseAmount(await balanceOf(poor)));
    expect(await round('0.20', randomUUID(), own)).toMatchObject({
      status: 409,
      errorCode: 'INSUFFICIENT_FUNDS',
      value: { fields: [{ field: 'stake', code: 'balance', limit: '0.10' }] },
    });
    expect(await balanceOf(poor)).toBe('0.10');
  });

  it('[LAUNCH-01] is for members: guests and trial users are refused', async () => {
    const asGuest = await gateway.call('GET', '/wps/game/launchGame?nodeId=2000');
    expect(asGuest).toMatchObject({ status: 401, errorCode: 'NOT_LOGGED_IN' });
    const trial = await gateway.call('POST', '/wps/session/login/freeplay', {
      body: { os: 'Linux', platform: 'W', encryption: '7f1c2b9e4d6a48f0' },
      headers: { 'x-gateway-version': '3' },
    });
    const asTrial = await launch('nodeId=2000', (trial.value as { token: string }).token);
    expect(asTrial).toMatchObject({ status: 403, errorCode: 'TRIAL_NOT_ALLOWED' });
    expect(asTrial.message).toBe('Please Register An Account First');
  });

  it('says that a game is under maintenance', async () => {
    const { value } = await gateway.call('GET', '/wps/games/searchIndex?gameType=RNG');
    const { flags, nodeIds } = value as { flags: number[]; nodeIds: number[] };
    const closed = nodeIds[flags.findIndex((bits) => (bits & 64) > 0)];
    expect(await launch(`nodeId=${closed}`)).toMatchObject({
      status: 503,
      message: 'Game Under Maintenance',
    });
  });

  it('leads back to the site alone', async () => {
    const back = (address: string) => launch(`nodeId=2000&backUrl=${encodeURIComponent(address)}`);
    expect(await back('http://localhost:5173/rng')).toMatchObject({ status: 200 });
    for (const address of [
      'https://elsewhere.example/',
      'javascript:alert(1)',
      'http://a@localhost/',
    ])
      expect(await back(address), address).toMatchObject({ errorCode: 'BAD_REQUEST' });
  });

  it('opens the lobby of a vendor, which is a game of the list only where one stands for it', async () => {
    const { value: sports } = await launch('vassalage=BTI');
    expect(sports).toMatchObject({ nodeId: 112_000, playMoney: false });
    const { value: slots } = await launch('vassalage=LNW&gameType=RNG');
    expect(slots).toMatchObject({ nodeId: null });
    const headers = { 'x-launch-token': tokenFrom(slots) };
    const opened = await gateway.call('GET', '/wps/play/session', { headers });
    expect(opened.value).toMatchObject({ displayName: 'Lanternwick', nodeId: null });
    const nowhere = ['nodeId=1', 'vassalage=NOBODY', 'vassalage=LNW&gameType=LIVE'];
    for (const query of [...nowhere, 'vassalage=SGL&gameCode=lantern-koi'])
      expect(await launch(query), query).toMatchObject({ errorCode: 'NOT_FOUND' });
    const nothing = { fields: [{ field: 'nodeId', code: 'required' }] };
    expect(await launch('device=WEB')).toMatchObject({ status: 400, value: nothing });
  });

  it('opens the sports vendor of a page of its own', async () => {
    const url = '/wps/relay/GCS_gameLaunchFB?device=MOBILE&language=CN';
    const { value } = await gateway.call('GET', url, { token });
    const told = new URLSearchParams(new URL((value as { gameUrl: string }).gameUrl).hash.slice(1));
    expect(told.get('device')).toBe('MOBILE');
    const headers = { 'x-launch-token': told.get('launch') ?? '' };
    const opened = await gateway.call('GET', '/wps/play/session', { headers });
    const expected = { displayName: 'Fairbourne Sports', gameType: 'SPORTS', language: 'CN' };
    expect(opened.value).toMatchObject(expected);
  });

  it('starts nothing for a page of another site', async () => {
    const calls = ['game/launchGame?nodeId=2000', 'game/launchFreePlay?nodeId=2000'];
    for (const path of [...calls, 'relay/GCS_gameLaunchFB', 'relay/CBS_launchChat'])
      for (const site of ['cross-site', 'same-site', 'same-origin']) {
        const headers = { 'sec-fetch-site': site };
        const { status } = await gateway.call('GET', `/wps/${path}`, { token, headers });
        if (status !== 501) expect(status, path).toBe(site === 'cross-site' ? 400 : 200);
      }
  });

  it('never opens on the origin of the visit', async () => {
    const served = { ...gateway.config, ...readConfig({ SITE_DIR: '/somewhere', PORT: '4100' }) };
    for (const host of ['localhost:4100', '127.0.0.1:4100'])
      expect(new URL(gameOrigin(served, host)).host).not.toBe(host);
    const together = { SITE_ORIGIN: 'https://a.example', PUBLIC_ORIGIN: 'https://a.example' };
    expect(() => readConfig(together)).toThrow('GAME_ORIGIN');
  });

  it('ends with the session that started it', async () => {
    expect(await round('0.20')).toMatchObject({ status: 200 });
    const unopened = tokenFrom((await launch()).value);
    await gateway.call('DELETE', '/wps/session/logout', { token });
    expect(await round('0.20')).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' });
    const headers = { 'x-launch-token': unopened };
    const opened = await gateway.call('GET', '/wps/play/session', { headers });
    expect(opened).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' });
  });

  it('plays free trials of a trial user from the balance that the site shows', async () => {
    const { value } = await gateway.call('POST', '/wps/session/login/freeplay', {
      body: { os: 'Linux', platform: 'W', encryption: 'anything' },
      headers: { 'x-gateway-version': '3' },
    });
    const { token: trial } = value as { token: string };
    const before = await balanceOf(trial);
    const query = 'nodeId=2000';
    const free = await gateway.call('GET', `/wps/game/launchFreePlay?${query}`, { token: trial });
    expect(free.value).toMatchObject({ playMoney: true });
    const bets = await gateway.db.$count(bet);
    const played = (await round('5.00', randomUUID(), tokenFrom(free.value))).value as Round;
    expect(parseAmount(played.balance)).toBe(parseAmount(before) - 500n + parseAmount(played.win));
    expect(await balanceOf(trial)).toBe(played.balance);
    expect(await gateway.db.$count(bet)).toBe(bets);
  });

  it('plays free trials with money of their own', async () => {
    const before = await balanceOf();
    const free = await gateway.call('GET', '/wps/game/launchFreePlay?nodeId=2000');
    const own = tokenFrom(free.value);
    const { value } = await round('5.00', randomUUID(), own);
    expect(parseAmount((value as Round).balance)).toBe(
      500_00n - 500n + parseAmount((value as Round).win),
    );
    expect(await balanceOf()).toBe(before);
  });
});
