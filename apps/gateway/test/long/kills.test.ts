import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { encryptBody } from '../support/encryptBody';
import { openGateway, seededDatabase } from './support/gateways';
import { type PostgresServer, startPostgres } from './support/postgres';

const KILLS = 20;
const PLAYERS = 8;
const HEADERS = { merchant: 'parlour', language: 'EN', 'content-type': 'application/json' };
const root = fileURLToPath(new URL('../../', import.meta.url));

let server: PostgresServer;
let url = '';
let pool: Pool;
let running: ChildProcess | undefined;

beforeAll(async () => {
  server = await startPostgres();
  url = await seededDatabase(server);
  pool = new Pool({ connectionString: url, max: 2 });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await pool.end();
  await server.stop();
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts a gateway process; returns its address once it answers. */
async function startProcess(): Promise<string> {
  const port = await freePort();
  running = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-gateway-')),
      RATE_LIMIT_FACTOR: '1000',
      CHECK_ANSWERS: '0',
      LOG_LEVEL: 'silent',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The gateway did not start');
}

/** Launches a game for a demo account. */
async function launch(username: string): Promise<string> {
  const gateway = await openGateway(url);
  try {
    const login = '/wps/session/login';
    const fields = { type: 'username', username, password: 'Parlour#2024' };
    const payload = await encryptBody(
      { app: gateway.app, now: Date.now },
      { method: 'POST', url: login, fields },
    );
    const logged = await gateway.app.inject({
      method: 'POST',
      url: login,
      headers: HEADERS,
      payload,
    });
    const { token } = logged.json<{ value: { token: string } }>().value;
    const started = await gateway.app.inject({
      url: '/wps/game/launchGame?nodeId=2000',
      headers: { ...HEADERS, authorization: `Bearer ${token}` },
    });
    const proof = started.json<{ value: { gameUrl: string } }>().value.gameUrl.split('#launch=')[1];
    await gateway.app.inject({
      url: '/wps/play/session',
      headers: { ...HEADERS, 'x-launch-token': proof ?? '' },
    });
    return proof ?? '';
  } finally {
    await gateway.close();
  }
}

it(`keeps every round that it has answered, and nothing half, through ${KILLS} kills in full load`, async () => {
  const launches = [await launch('member1'), await launch('agent1')];
  const promised = new Map<string, string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const address = await startProcess();
    let isOver = false;
    const play = async (player: number): Promise<void> => {
      while (!isOver) {
        const key = randomUUID();
        const answer = await fetch(`${address}/wps/play/round`, {
          method: 'POST',
          headers: {
            ...HEADERS,
            'x-launch-token': launches[player % launches.length] ?? '',
            'idempotency-key': key,
          },
          body: JSON.stringify({ stake: '0.20' }),
        }).catch(() => null);
        if (answer === null) return;
        if (answer.status !== 200) continue;
        const { value } = (await answer.json().catch(() => ({ value: null }))) as {
          value: { roundId: string } | null;
        };
        if (value !== null) promised.set(value.roundId, key);
      }
    };
    const players = Array.from({ length: PLAYERS }, (_, player) => play(player));
    // Each process is killed at another round, with others under way.
    const enough = promised.size + 1 + ((kill * 7) % 40);
    await vi.waitUntil(() => promised.size >= enough, { interval: 1, timeout: 60_000 });
    running?.kill('SIGKILL');
    isOver = true;
    await Promise.all(players);
  }
  const { rows: booked } = await pool.query<{ id: string; idempotency_key: string }>(
    'select bet.id, txn.idempotency_key from bet join txn on txn.id = bet.txn_id',
  );
  const byRound = new Map(booked.map((row) => [row.id, row.idempotency_key]));
  const lost = [...promised].filter(([round, key]) => byRound.get(round) !== key);
  const { rows: crooked } = await pool.query(
    'select txn_id from entry group by txn_id having sum(amount) <> 0',
  );
  const { rows: wrong } = await pool.query(
    `select b.ledger_account_id from balance b left join entry e using (ledger_account_id)
     group by b.ledger_account_id, b.amount having b.amount <> coalesce(sum(e.amount), 0)`,
  );
  process.stdout.write(`${promised.size} rounds were answered in ${KILLS} lives\n`);
  expect(promised.size).toBeGreaterThan(KILLS);
  expect(lost).toEqual([]);
  expect(crooked).toEqual([]);
  expect(wrong).toEqual([]);
});
