// `npm run bench:gateway`: load on the gateway with its embedded database and with PostgreSQL: mixed reads at 200 a
// second, logins at 10 a second, and the growth of its memory. Reads use autocannon's default number of connections;
// times on more connections are reported without a goal.
// `--seconds 60`; `--only embedded` or `--only postgres`; `--strict` fails when a goal is missed.
// `--profile` measures instead the processor time of one call of each address.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../../apps/gateway/test/long/support/postgres.ts';
import { encryptBody } from '../../apps/gateway/test/support/encryptBody.ts';
import { stopChild } from '../../scripts/lib/children.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startGateway } from '../../scripts/lib/services.mjs';
import { waitForAnswer } from '../../scripts/lib/wait.mjs';
import { percentile } from './lib/stats.mjs';
import { table } from './lib/table.mjs';
import { atMost, atMostTimes } from './lib/verdict.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(options.seconds);
const READS = { rate: 200, p95: 50 };
/** autocannon's default. Each connection waits for its answer, and all of them send their share of a second at once. */
const CONNECTIONS = 10;
/** A harder load, reported without a goal. */
const MORE_CONNECTIONS = 20;
const LOGINS = { rate: 10, p95: 250 };
/** Maximum ratio of the memory after the load to that before it, both after a warm-up. */
const MEMORY_LIMIT = 1.1;
const START_MS = 120_000;
/** Number of profiled calls of each address. */
const PROFILED = 200;
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;
const HEADERS = { merchant: 'parlour', language: 'EN' };
const LOGIN = '/wps/session/login';
const PLAYERS = ['member1', 'agent1', 'first1', 'expired1'];
/** Accounts that may read everything; the others have to change their password first. */
const READERS = ['member1', 'agent1'];

/** What a lobby, a wallet and a member centre read. */
const PATHS = [
  '/wps/system/status?host=localhost',
  '/wps/system/whitelabel',
  '/wps/relay/GCSGAME_gameVendor?merchantCode=parlour',
  '/wps/relay/GCSGAME_hotGamesV2?merchantCode=parlour&isPlatform=2&platform=flash,html5-desktop&language=EN',
  '/wps/games/detail?nodeId=2000',
  '/wps/member/info',
  '/wps/session/loginInfo',
  '/wps/v2/wallets/balance',
  '/wps/relay/MCSFE_getFavoriteGames',
  '/wps/relay/GCS_recentGame',
  '/wps/relay/ODSFE2_MemTransDet',
  '/wps/wallet/bets',
  '/wps/wallet/deposits',
  '/wps/relay/MCSFE_getPromotionList',
  '/wps/relay/MCSFE_getMissionList',
  '/wps/relay/MCS2_getPointBalance',
  '/wps/messages',
  '/wps/relay/CSP_unreadCount',
];

async function loginBody(url, username) {
  const app = {
    inject: async (path) => {
      const answer = await (await fetch(`${url}${path}`)).json();
      return { json: () => answer };
    },
  };
  const fields = { type: 'username', username, password: 'Parlour#2024' };
  return encryptBody({ app, now: Date.now }, { method: 'POST', url: LOGIN, fields });
}

async function tokenOf(url, username) {
  const answer = await fetch(`${url}${LOGIN}`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(await loginBody(url, username)),
  });
  return (await answer.json()).value.token;
}

/** Sends requests at a constant rate; returns the response times and failures. */
async function load(url, rate, seconds, requests, connections = CONNECTIONS) {
  const times = [];
  const statuses = new Map();
  const run = autocannon({ url, connections, overallRate: rate, duration: seconds, requests });
  run.on('response', (_client, status, _bytes, ms) => {
    times.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const { errors, timeouts } = await run;
  return { times, failed: errors + timeouts + times.length - (statuses.get(200) ?? 0), statuses };
}

const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

/** Processor time so far, in ms: of the gateway, and of everything else except this client. */
function timesOf(pid) {
  const ticks = (text, from, to) =>
    text
      .split(' ')
      .slice(from, to)
      .reduce((sum, one) => sum + Number(one), 0) * MS_PER_TICK;
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '');
  const gateway = ticks(own, 11, 13);
  const machine = readFileSync('/proc/stat', 'utf8').split('\n')[0].replace(/ +/, ' ');
  const client = process.cpuUsage();
  const rest = ticks(machine, 1, 4) - gateway - (client.user + client.system) / 1000;
  return { gateway, rest };
}

/** Costs of one call of each address. The rest is mostly PostgreSQL, which runs in its own processes. */
async function profile(name, url, pid, token) {
  const headers = { ...HEADERS, authorization: `Bearer ${token}` };
  const ask = async (path, times) => {
    for (let at = 0; at < times; at += 1)
      await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
  };
  const rows = [];
  for (const path of PATHS) {
    await ask(path, PROFILED / 2);
    const [before, begun] = [timesOf(pid), performance.now()];
    await ask(path, PROFILED);
    const [after, ended] = [timesOf(pid), performance.now()];
    const each = [after.gateway - before.gateway, after.rest - before.rest, ended - begun];
    rows.push([path.split('?')[0], ...each.map((ms) => (ms / PROFILED).toFixed(2))]);
  }
  console.log(`\n${name}, ${PROFILED} calls of each, one after another\n`);
  console.log(table(['', 'gateway, ms', 'rest, ms', 'time, ms'], rows));
}

async function measure(name, env) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-load-'));
  const port = await freePort(4680);
  const url = `http://127.0.0.1:${port}`;
  const common = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' };
  const gateway = startGateway({ port, env: { ...common, ...env } });
  try {
    await waitForAnswer(`${url}/healthz`, { timeoutMs: START_MS, stopWhen: gateway.ended });
    const tokens = await Promise.all(READERS.map((player) => tokenOf(url, player)));
    const reads = tokens.flatMap((token) =>
      PATHS.map((path) => ({
        method: 'GET',
        path,
        headers: { ...HEADERS, authorization: `Bearer ${token}` },
      })),
    );
    if (options.profile) return await profile(name, url, gateway.child.pid, tokens[0]);
    // Warm-up: everything is compiled and opened before anything is measured.
    await load(url, READS.rate, Math.min(10, SECONDS), reads);
    const before = memoryOf(gateway.child.pid);
    const read = await load(url, READS.rate, SECONDS, reads);
    const harder = await load(url, READS.rate, SECONDS, reads, MORE_CONNECTIONS);
    const bodies = await Promise.all(
      Array.from({ length: LOGINS.rate * SECONDS + 20 }, (_, at) =>
        loginBody(url, PLAYERS[at % PLAYERS.length]),
      ),
    );
    const login = await load(url, LOGINS.rate, SECONDS, [
      {
        method: 'POST',
        path: LOGIN,
        headers: { ...HEADERS, 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(bodies.pop() ?? {}) }),
      },
    ]);
    await load(url, READS.rate, Math.min(20, SECONDS), reads);
    return { name, read, harder, login, memory: [before, memoryOf(gateway.child.pid)] };
  } finally {
    await stopChild(gateway);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function report(measured) {
  if (measured === undefined) return [];
  const { name, read, harder, login, memory } = measured;
  const [before, after] = memory;
  const rounded = (list, part) => Math.round(percentile(list, part));
  const row = (what, { times, failed }) => [
    what,
    times.length,
    failed,
    ...[0.5, 0.95, 0.99].map((part) => rounded(times, part)),
  ];
  console.log(`\n${name}\n`);
  console.log(
    table(
      ['', 'answers', 'failed', 'p50, ms', 'p95, ms', 'p99, ms'],
      [
        row(`reads, ${READS.rate}/s`, read),
        row(`the same on ${MORE_CONNECTIONS} connections`, harder),
        row(`logins, ${LOGINS.rate}/s`, login),
      ],
    ),
  );
  console.log(
    `Memory: ${Math.round(before / 1000)} MB before, ${Math.round(after / 1000)} MB after`,
  );
  return [
    atMost(name, 'reads p95', rounded(read.times, 0.95), READS.p95, ' ms'),
    atMost(name, 'reads failed', read.failed + harder.failed, 0),
    atMost(name, 'logins p95', rounded(login.times, 0.95), LOGINS.p95, ' ms'),
    atMost(name, 'logins failed', login.failed, 0),
    atMostTimes(name, 'memory', after / before, MEMORY_LIMIT, 'what it was'),
  ];
}

console.log(
  `${cpus().length} cores with a load of ${loadavg()[0].toFixed(1)} before, Node ${process.versions.node}`,
);
const verdicts = [];
if (options.only !== 'postgres') verdicts.push(...report(await measure('embedded database', {})));
if (options.only !== 'embedded') {
  const server = await startPostgres();
  try {
    verdicts.push(...report(await measure(server.version, { DATABASE_URL: server.url })));
  } finally {
    await server.stop();
  }
}
console.log();
for (const { goal, isMet, text } of verdicts)
  console.log(`${isMet ? 'PASS' : 'FAIL'}  ${goal}: ${text}`);
const missed = verdicts.filter(({ isMet }) => !isMet).length;
console.log(`\n${verdicts.length - missed} met, ${missed} missed`);
process.exitCode = options.strict && missed > 0 ? 1 : 0;
