import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet } from '../../src/games/schema';
import { txn } from '../../src/money/schema';
import { encryptBody } from '../support/encryptBody';
import { emptyDatabase, openGateway, seededDatabase } from './support/gateways';
import { type PostgresServer, startPostgres } from './support/postgres';

type Opened = Awaited<ReturnType<typeof openGateway>>;
const HEADERS = { merchant: 'parlour', language: 'EN' };
const LOGIN = '/wps/session/login';

describe('two processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let one: Opened;
  let other: Opened;

  const login = async ({ app }: Opened, password = 'Parlour#2024', username = 'member1') => {
    const sealing = {
      method: 'POST',
      url: LOGIN,
      fields: { type: 'username', username, password },
    };
    const payload = await encryptBody({ app, now: Date.now }, sealing);
    return app.inject({ method: 'POST', url: LOGIN, headers: HEADERS, payload });
  };
  const tokenFrom = async (on: Opened): Promise<string> =>
    (await login(on)).json<{ value: { token: string } }>().value.token;
  const get = ({ app }: Opened, url: string, token: string) =>
    app.inject({ url, headers: { ...HEADERS, authorization: `Bearer ${token}` } });

  beforeAll(async () => {
    server = await startPostgres();
    const url = await seededDatabase(server);
    one = await openGateway(url);
    other = await openGateway(url);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await server.stop();
  });

  it('can start at the same moment on an empty database', async () => {
    const url = await emptyDatabase(server);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openGateway(url)));
    for (const gateway of opened) {
      expect((await gateway.app.inject('/readyz')).statusCode).toBe(200);
      await gateway.close();
    }
  });

  it('know the same sessions and the same ends of them', async () => {
    const token = await tokenFrom(one);
    for (const on of [one, other, one, other])
      expect((await get(on, '/wps/member/info', token)).statusCode).toBe(200);
    const out = { method: 'DELETE' as const, url: '/wps/session/logout' };
    await other.app.inject({ ...out, headers: { ...HEADERS, authorization: `Bearer ${token}` } });
    expect((await get(one, '/wps/member/info', token)).statusCode).toBe(401);
  });

  it('see what the other one changed in an account with the next call', async () => {
    const token = await tokenFrom(one);
    const language = async (on: Opened) =>
      (await get(on, '/wps/member/info', token)).json<{ value: { language: string } }>().value
        .language;
    for (const [at, wanted] of ['ID', 'CN', 'EN'].entries()) {
      const [writes, reads] = at % 2 === 0 ? [one, other] : [other, one];
      await writes.app.inject({
        method: 'PUT',
        url: '/wps/member/language',
        headers: { ...HEADERS, authorization: `Bearer ${token}` },
        payload: { language: wanted },
      });
      expect(await language(reads)).toBe(wanted);
    }
  });

  it('open what was sealed for the other one', async () => {
    const fields = { type: 'username', username: 'member1', password: 'Parlour#2024' };
    const payload = await encryptBody(
      { app: one.app, now: Date.now },
      { method: 'POST', url: LOGIN, fields },
    );
    const send = (on: Opened) =>
      on.app.inject({ method: 'POST', url: LOGIN, headers: HEADERS, payload });
    expect((await send(other)).statusCode).toBe(200);
    expect((await send(one)).json()).toMatchObject({ errorCode: 'ENC_REFUSED' });
  });

  it('book each of a hundred intents once, though each is sent twenty times to both', async () => {
    const token = await tokenFrom(one);
    const launched = await get(one, '/wps/game/launchGame?nodeId=2000', token);
    const { gameUrl } = launched.json<{ value: { gameUrl: string } }>().value;
    const launch = gameUrl.split('#launch=')[1] ?? '';
    await one.app.inject({
      url: '/wps/play/session',
      headers: { ...HEADERS, 'x-launch-token': launch },
    });
    const [bets, txns] = [await one.db.$count(bet), await one.db.$count(txn)];
    const keys = Array.from({ length: 100 }, () => randomUUID());
    const answers = new Map<string, Set<string>>();
    let refused = 0;
    const play = async (on: Opened, key: string) => {
      const answer = await on.app.inject({
        method: 'POST',
        url: '/wps/play/round',
        headers: { ...HEADERS, 'x-launch-token': launch, 'idempotency-key': key },
        payload: { stake: '0.20' },
      });
      if (answer.statusCode === 200)
        answers.set(key, (answers.get(key) ?? new Set()).add(answer.body));
      else if (answer.statusCode === 409) refused += 1;
      else throw new Error(answer.body);
    };
    for (let turn = 0; turn < 20; turn += 1)
      await Promise.all(keys.map((key, at) => play((at + turn) % 2 === 0 ? one : other, key)));
    await Promise.all(keys.flatMap((key) => [play(one, key), play(other, key)]));
    expect(await one.db.$count(bet)).toBe(bets + 100);
    expect(await one.db.$count(txn)).toBe(txns + 100);
    expect([...answers.values()].every((same) => same.size === 1)).toBe(true);
    expect(answers.size).toBe(100);
    process.stdout.write(`${refused} calls were told that the first is still running\n`);
  });

  it('count the tries of a login together', async () => {
    const strict = { RATE_LIMIT_FACTOR: '1' };
    const url = await seededDatabase(server);
    const pair = [await openGateway(url, strict), await openGateway(url, strict)];
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          login(pair[at % 2] as Opened, `wrong-${at}`, 'agent1'),
        ),
      );
      const codes = answers.map((answer) => answer.json<{ errorCode: string }>().errorCode);
      expect(codes.filter((code) => code === 'WRONG_CREDENTIALS').length).toBeLessThanOrEqual(5);
      const verified = await login(pair[0] as Opened, 'Parlour#2024', 'agent1');
      expect(verified.statusCode).not.toBe(200);
    } finally {
      for (const gateway of pair) await gateway.close();
    }
  });

  it('see a switch that is turned at the other one', async () => {
    await one.app.inject({
      method: 'PUT',
      url: '/wps/demo/switches',
      headers: { ...HEADERS, 'x-demo-key': 'key-of-the-tests' },
      payload: { maintenance: true },
    });
    const ask = async () =>
      (
        await other.app.inject({ url: '/wps/relay/GCSGAME_getVassGameType', headers: HEADERS })
      ).json<{ errorCode: string | null }>().errorCode;
    await expect.poll(ask, { timeout: 30_000 }).toBe('MAINTENANCE');
    await one.db.execute(sql`delete from meta where key = 'demo-switches'`);
  });
});
