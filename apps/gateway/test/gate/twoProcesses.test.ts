import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openServer } from '../../src/database/open';
import type { components } from '../../src/generated/contract';
import { houseAccount, post, walletOf } from '../../src/money/ledger';
import { passed } from '../../src/money/postings';
import { CURRENCY, HOUSE } from '../../src/session/accounts';
import { account } from '../../src/session/schema';
import { newcomer } from '../examples/identity';
import { serverUrl } from '../support/engine';
import { type GatewayProcess, startProcess } from '../support/gatewayProcess';
import { callsTo, type ProcessAnswer } from '../support/processCalls';
import { readyDatabase } from '../support/template';
import { createDatabase } from '../support/testDatabase';

type Schemas = components['schemas'];
type Limit = Schemas['LimitReference'] & { amount: string };

const GATEWAY = fileURLToPath(new URL('../../', import.meta.url));
const AT_ONCE = 40;

describe('[SP-03] two gateway processes on one PostgreSQL', () => {
  let folder: string;
  let database: OpenDatabase;
  let dropDatabase: () => Promise<void>;
  let processes: GatewayProcess[];
  let calls: ReturnType<typeof callsTo>[];

  beforeAll(async () => {
    const server = serverUrl();
    const fresh = await createDatabase(server, await readyDatabase(server));
    dropDatabase = fresh.drop;
    folder = mkdtempSync(join(tmpdir(), 'parlour-processes-'));
    const env = { DATABASE_URL: fresh.url, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' };
    processes = await Promise.all(
      ['one', 'other'].map((name) =>
        startProcess(GATEWAY, { ...env, DATA_DIR: join(folder, name) }),
      ),
    );
    calls = processes.map(callsTo);
    database = await openServer(fresh.url, async () => undefined);
  });
  afterAll(async () => {
    await Promise.all(processes.map((running) => running.stop()));
    await database.close();
    await dropDatabase();
    rmSync(folder, { recursive: true });
  });

  /** The process whose turn it is. */
  const at = (turn: number) => {
    const found = calls[turn % calls.length];
    if (found === undefined) throw new Error('No process runs');
    return found;
  };
  const valueOf = ({ status, body }: ProcessAnswer): unknown => {
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(200);
    return body.value;
  };

  /** A new member with 100.00, and how to log in. */
  async function join100(): Promise<() => Promise<string>> {
    const { db } = database;
    const fields = await newcomer({ db, now: Date.now });
    valueOf(await at(0).send('PUT', '/wps/member/register', fields));
    const { username, password } = fields;
    const [owner] = await db.select().from(account).where(eq(account.username, username));
    const { account: wallet } = await walletOf(db, owner?.id ?? 0);
    const ofHouse = { merchant: 'parlour', kind: HOUSE, currency: CURRENCY };
    await db.transaction(async (tx) => {
      const house = await houseAccount(tx, ofHouse);
      await post(tx, {
        ...{ scope: 'test', key: randomUUID(), requestHash: '', kind: 'ADJUSTMENT' },
        at: new Date(),
        postings: passed(house, wallet, 100_00n),
      });
    });
    const login = { type: 'username', username, password };
    return async () => {
      const answer = await at(1).send('POST', '/wps/session/login', login);
      return (valueOf(answer) as { token: string }).token;
    };
  }

  const setLimit = async (token: string, limit: Limit) =>
    valueOf(await at(0).call('PUT', '/wps/saferPlay/limit', { token, body: limit }));
  const launch = async (token: string) => {
    const answer = await at(0).call('GET', '/wps/game/launchGame?nodeId=2000', { token });
    return new URL((valueOf(answer) as Schemas['GameLaunch']).gameUrl).hash.replace('#launch=', '');
  };
  const deposit = (turn: number, token: string, amount: string) =>
    at(turn).call('POST', '/wps/wallet/deposits', {
      token,
      body: { methodId: 'dm-wallet', amount },
      headers: { 'idempotency-key': randomUUID() },
    });
  const stake = (turn: number, launched: string, amount: string) =>
    at(turn).call('POST', '/wps/play/round', {
      body: { stake: amount },
      headers: { 'x-launch-token': launched, 'idempotency-key': randomUUID() },
    });

  /** Sends to both at once; returns how many were let through. Nothing may be refused for another reason. */
  async function letThrough(send: (turn: number) => Promise<ProcessAnswer>): Promise<number> {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => send(turn)));
    const refused = answers.filter(({ body }) => !body.success);
    for (const { body } of refused) expect(body.errorCode).toBe('PLAY_LIMIT_REACHED');
    return AT_ONCE - refused.length;
  }
  const limitOf = async (token: string, { kind, period }: Limit) => {
    const answer = await at(1).call('GET', '/wps/saferPlay/limits', { token });
    const { limits } = valueOf(answer) as Schemas['OwnLimits'];
    return limits.find((one) => one.kind === kind && one.period === period);
  };

  it('[R15] let deposits at once not pass a limit by a cent', async () => {
    const token = await (await join100())();
    const limit = { kind: 'DEPOSIT', period: 'DAY', amount: '54.99' } as const;
    await setLimit(token, limit);
    expect(await letThrough((turn) => deposit(turn, token, '5.00'))).toBe(10);
    expect(await limitOf(token, limit)).toMatchObject({ used: '50.00', left: '4.99' });
  });

  it('let bets at once not pass a limit by a cent', async () => {
    const logIn = await join100();
    const [token, another] = [await logIn(), await logIn()];
    const limit = { kind: 'STAKE', period: 'DAY', amount: '10.49' } as const;
    await setLimit(token, limit);
    // Two games: rounds of one wait for each other anyway.
    const games = [await launch(token), await launch(another)];
    const inTurn = (turn: number) => stake(turn, games[turn % 4 < 2 ? 0 : 1] ?? '', '0.50');
    expect(await letThrough(inTurn)).toBe(20);
    expect(await limitOf(token, limit)).toMatchObject({ used: '10.00', left: '0.49' });
  });

  it('[SP-07] [R21] end a session at both with an exclusion that began at one', async () => {
    const token = await (await join100())();
    const game = await launch(token);
    for (const turn of [0, 1]) {
      valueOf(await at(turn).call('GET', '/wps/member/info', { token }));
      valueOf(await stake(turn, game, '0.20'));
    }
    const body = { kind: 'EXCLUSION', duration: 'P6M' };
    valueOf(await at(0).call('POST', '/wps/saferPlay/pause', { token, body }));
    // Not a second later: with the next call.
    for (const turn of [1, 0]) {
      const info = await at(turn).call('GET', '/wps/member/info', { token });
      expect(info).toMatchObject({ status: 401 });
      const round = await stake(turn, game, '0.20');
      expect(round).toMatchObject({ body: { errorCode: 'LAUNCH_EXPIRED' } });
      expect(await deposit(turn, token, '5.00')).toMatchObject({ status: 401 });
    }
  });
});
