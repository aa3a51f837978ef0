// `npm run bench:agents`: what agents read of a large team, over HTTP on PostgreSQL, and the settlement of a day's
// contracts. `--people 20000 --bets 1000000` makes a smaller one; `--seconds 60`; `--strict` fails when a goal is missed.
// `--database <url>` measures a crowd that `agents/seed.ts` has made, and leaves it there.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/gateway/test/long/support/postgres.ts';
import { readCalls, setIndexes } from '../../apps/gateway/test/support/crowdDatabase.ts';
import { stopChild } from '../../scripts/lib/children.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startGateway } from '../../scripts/lib/services.mjs';
import { waitForAnswer } from '../../scripts/lib/wait.mjs';
import { load, timeOf, tokenOf } from './agents/gateway.mjs';
import { printGoals, printVerdict } from './lib/report.mjs';
import { percentile, rounded } from './lib/stats.mjs';
import { table } from './lib/table.mjs';
import { atMost } from './lib/verdict.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    bets: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    alone: { type: 'string', default: '3' },
    database: { type: 'string' },
    floor: { type: 'boolean', default: true },
    strict: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const RATE = 20;
const P95 = 300;
const SETTLED_WITHIN_S = 300;
/** How much the process that settles may grow, in MB. */
const MEMORY = 300;
const START_MS = 300_000;

const run = (file, ...args) =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'agents', file), ...args],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );

/** Starts a gateway on the database, does something with it, and stops it. */
async function withGateway(database, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-agents-'));
  const port = await freePort(4690);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  };
  const gateway = startGateway({ port, env });
  try {
    await waitForAnswer(`${url}/healthz`, { timeoutMs: START_MS, stopWhen: gateway.ended });
    return await work(url);
  } finally {
    await stopChild(gateway);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What an agent reads again and again; contracts are tried now and then. */
const isRead = ({ tag }) => tag === 'agent';

/** Times of each row, one call after another. */
async function alone(url, calls, times) {
  const token = await tokenOf(url, 'crowd0');
  const rows = [];
  for (const call of calls) {
    const answers = [];
    for (let at = 0; at < times; at += 1) answers.push(await timeOf(url, token, call));
    rows.push(answers);
  }
  return rows;
}

async function measure(database) {
  const calls = await readCalls(database);
  const [before, alike] = await withGateway(database, async (url) => {
    const single = await alone(url, calls, Number(options.alone));
    const token = await tokenOf(url, 'crowd0');
    const seconds = Number(options.seconds);
    return [single, await load(url, token, calls.filter(isRead), { rate: RATE, seconds })];
  });
  const ofReads = alike.values();
  return { calls, before, alike: calls.map((call) => (isRead(call) ? ofReads.next().value : [])) };
}

/** What the first call of each operation takes where no index may be used, beside what it takes with them. */
async function measureFloor(database, { calls, before }) {
  const firsts = calls.filter((call, at) => calls.findIndex(({ id }) => id === call.id) === at);
  await setIndexes(database, 'off');
  const floor = await withGateway(database, (url) => alone(url, firsts, 1)).finally(() =>
    setIndexes(database, 'on'),
  );
  const rows = firsts.map((call, at) => {
    const own = percentile(
      before[calls.indexOf(call)].map(({ ms }) => ms),
      0.5,
    );
    const [{ ms, isAnswered }] = floor[at];
    return [call.id, rounded(own), isAnswered ? rounded(ms) : 'over 10 s'];
  });
  console.log(`\n${table(['alone, ms', 'with indexes', 'without'], rows)}`);
}

/** Rows of one operation stand together; those of figures and files, of which there are many, are one. */
function report({ calls, before, alike }) {
  const rows = new Map();
  calls.forEach((call, at) => {
    const isOne = call.id === 'explainFigure' || call.id === 'exportTeamReport';
    const name = isOne || !call.name ? call.id : `${call.id}, ${call.name}`;
    const row = rows.get(name) ?? { single: [], under: [] };
    row.single.push(...before[at]);
    row.under.push(...alike[at]);
    rows.set(name, row);
  });
  const of = (answers, share) =>
    answers.length === 0
      ? ''
      : rounded(
          percentile(
            answers.map(({ ms }) => ms),
            share,
          ),
        );
  const failed = (answers) => answers.filter(({ isAnswered }) => !isAnswered).length;
  const lines = [...rows].map(([name, { single, under }]) => [
    name,
    of(single, 0.5),
    of(under, 0.5),
    of(under, 0.95),
    failed(single) + failed(under),
  ]);
  console.log(table(['', 'alone, ms', `p50 at ${RATE}/s`, 'p95', 'failed'], lines));
  return [...rows].flatMap(([name, { single, under }]) => {
    // Without a load the time by itself is held to the same.
    const [what, held] = under.length > 0 ? ['p95', under] : ['p95 alone', single];
    const times = held.map(({ ms }) => ms);
    const lost = failed(single) + failed(under);
    return [
      atMost(name, what, Math.round(percentile(times, 0.95)), P95, ' ms'),
      ...(lost > 0 ? [atMost(name, 'failed', lost, 0)] : []),
    ];
  });
}

/** The last day of the month before this one, on which most contracts end a period. */
function lastOfMonth() {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10);
}

function settlement(database) {
  const { realTime, wages, before, most } = JSON.parse(run('settle.ts', database, lastOfMonth()));
  const [all, grown] = [(realTime.all + wages.all) / 1000, (most - before) / 1e6];
  const part = ({ all: ms, longest }) => [rounded(ms / 1000, 1), rounded(longest / 1000, 2)];
  const rows = [
    ['real-time salaries, 288 settlements', ...part(realTime)],
    ['hourly and daily salaries, dividends', ...part(wages)],
  ];
  console.log(`\n${table([`All contracts of ${lastOfMonth()}`, 'all, s', 'longest, s'], rows)}`);
  console.log(`Memory: ${rounded(before / 1e6)} MB before, ${rounded(most / 1e6)} MB at most\n`);
  return [
    atMost('settlement of a day', 'time', Math.round(all), SETTLED_WITHIN_S, ' s'),
    atMost('settlement of a day', 'memory grew by', Math.round(grown), MEMORY, ' MB'),
  ];
}

const load1 = () => loadavg()[0].toFixed(1);
const server = options.database === undefined ? await startPostgres() : null;
const database = options.database ?? server.url;
try {
  console.log(
    `${cpus().length} cores, ${rounded(totalmem() / 1e9)} GB, a load of ${load1()} before, Node ${process.versions.node}`,
  );
  if (server !== null) {
    const begun = performance.now();
    // The first start writes the demo data, the agent's password among it.
    await withGateway(database, async () => undefined);
    run('seed.ts', database, options.people, options.bets, options.seed);
    console.log(
      `${options.people} people and ${options.bets} bets in ${rounded((performance.now() - begun) / 1000)} s`,
    );
  }
  const measured = await measure(database);
  const goals = report(measured);
  goals.push(...settlement(database));
  if (options.floor) await measureFloor(database, measured);
  printGoals(goals);
  console.log(`A load of ${load1()} at the end`);
  printVerdict(goals, options.strict);
} finally {
  await server?.stop();
}
