// `node --import tsx tests/performance/enumeration.mjs`: whether response times reveal who has an account. Calls come
// in pairs, one about an account and one about nobody, in alternating order. The machine has to be idle otherwise.
// `--pairs 200`; `--postgres` for PostgreSQL instead of the embedded database; `--strict` fails when medians differ by
// more than 10 %.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/gateway/test/long/support/postgres.ts';
import { encryptBody } from '../../apps/gateway/test/support/encryptBody.ts';
import { startChild, stopChild } from '../../scripts/lib/children.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { waitForAnswer } from '../../scripts/lib/wait.mjs';
import { asTimes, median } from './lib/stats.mjs';
import { table } from './lib/table.mjs';

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const PAIRS = Number(options.pairs);
const WARM_UP = 20;
/** Maximum ratio of the slower median to the faster one. */
const LIMIT = 1.1;
const START_MS = 120_000;
const DEMO_KEY = 'key-of-the-measurement';
const HEADERS = { merchant: 'parlour', language: 'EN', 'content-type': 'application/json' };
const LOGIN = '/wps/session/login';
const NUMBER = { countryDialingCode: '65' };
/** Phone numbers of a demo account, and of nobody. */
const [TAKEN, FREE] = ['81230001', '89990001'];

/** Calls of a gateway; each returns the answer and how long it took. */
function clientOf(url) {
  const app = {
    inject: async (path) => {
      const answer = await (await fetch(`${url}${path}`)).json();
      return { json: () => answer };
    },
  };
  const send = async (method, path, body, headers = HEADERS) => {
    const begun = performance.now();
    const answer = await fetch(`${url}${path}`, { method, headers, body });
    const text = await answer.text();
    return { ms: performance.now() - begun, status: answer.status, text };
  };
  return {
    post: (path, body) => send('POST', path, JSON.stringify(body)),
    form: (path, fields) =>
      send('POST', path, new URLSearchParams(fields).toString(), {
        ...HEADERS,
        'content-type': 'application/x-www-form-urlencoded',
      }),
    put: (path, body, headers) =>
      send('PUT', path, JSON.stringify(body), { ...HEADERS, ...headers }),
    logIn: async (username, password) => {
      const fields = { type: 'username', username, password };
      const body = await encryptBody(
        { app, now: Date.now },
        { method: 'POST', url: LOGIN, fields },
      );
      return send('POST', LOGIN, JSON.stringify(body));
    },
  };
}

/** The calls about an account and about nobody; `at` is the number of the pair. */
function pairsOf({ post, form, logIn }) {
  const mail = (username) =>
    form('/wps/member/password/email', { username, email: `${username}@parlour.example` });
  const code = (purpose) => (mobileNum) =>
    post('/wps/verification/sms/noLogin', { ...NUMBER, mobileNum, purpose });
  const register = (mobileNo) => post('/wps/verification/sms/register', { ...NUMBER, mobileNo });
  return [
    {
      name: 'login, wrong password',
      // Resets the failures: the third one would require a captcha.
      before: (at) => (at % 2 === 0 ? logIn('member1', 'Parlour#2024') : null),
      known: () => logIn('member1', 'not this'),
      unknown: (at) => logIn(`nobody${Math.floor(at / 2)}`, 'not this'),
    },
    {
      // Nobody twice, to see how much equal work differs on this machine.
      name: 'login, control',
      known: (at) => logIn(`nothere${Math.floor(at / 2)}`, 'not this'),
      unknown: (at) => logIn(`nobody${Math.floor(at / 2)}x`, 'not this'),
    },
    {
      name: 'forgotten password, mail',
      known: () => mail('member1'),
      unknown: () => mail('nobody'),
    },
    {
      name: 'forgotten password, phone',
      known: () => code('password')(TAKEN),
      unknown: () => code('password')(FREE),
    },
    {
      name: 'code for a login',
      known: () => code('login')(TAKEN),
      unknown: () => code('login')(FREE),
    },
    {
      name: 'code for a registration',
      known: () => register(TAKEN),
      unknown: () => register(FREE),
    },
  ];
}

async function measure({ name, before = () => null, known, unknown }) {
  const times = { known: [], unknown: [] };
  const seen = { known: new Set(), unknown: new Set() };
  for (let at = -WARM_UP; at < PAIRS; at += 1) {
    await before(at);
    const asks = [
      ['known', known],
      ['unknown', unknown],
    ];
    for (const [who, ask] of at % 2 === 0 ? asks : asks.toReversed()) {
      const { ms, status, text } = await ask(at + WARM_UP);
      seen[who].add(`${status} ${text}`);
      if (at >= 0) times[who].push(ms);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const ratio = Math.max(one, other) / Math.min(one, other);
  const answers = [...seen.known, ...seen.unknown];
  return { name, one, other, ratio, answers: new Set(answers) };
}

const dataDir = mkdtempSync(join(tmpdir(), 'parlour-enumeration-'));
const server = options.postgres ? await startPostgres() : null;
const port = await freePort(4690);
const url = `http://127.0.0.1:${port}`;
const gateway = startChild({
  name: 'gateway',
  command: process.execPath,
  args: ['--import', 'tsx', 'src/main.ts'],
  cwd: join(root, 'apps', 'gateway'),
  env: {
    ...{ PORT: String(port), DATA_DIR: dataDir, DEMO_KEY },
    ...{ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' },
    ...(server === null ? {} : { DATABASE_URL: server.url }),
  },
  // Hides the hundreds of codes that the demo prints.
  onLine: () => undefined,
});
try {
  await waitForAnswer(`${url}/healthz`, { timeoutMs: START_MS, stopWhen: gateway.ended });
  const client = clientOf(url);
  const flags = [{ modId: 'REGMOBVERF3', enabled: true }];
  await client.put('/wps/demo/switches', { flags }, { 'x-demo-key': DEMO_KEY });
  const [load] = loadavg();
  console.log(`${cpus().length} cores, load ${load.toFixed(2)}, ${PAIRS} pairs each`);
  const measured = [];
  for (const pair of pairsOf(client)) measured.push(await measure(pair));
  const rows = measured.map(({ name, one, other, ratio, answers }) => [
    name,
    one.toFixed(2),
    other.toFixed(2),
    asTimes(ratio),
    answers.size === 1 ? 'the same' : `${answers.size} kinds`,
  ]);
  console.log(table(['', 'somebody, ms', 'nobody, ms', 'apart', 'answers'], rows));
  const missed = measured.filter(({ ratio, answers }) => ratio > LIMIT || answers.size > 1);
  for (const { name, answers } of missed)
    console.log(`${name}: more than ${asTimes(LIMIT)} apart, or answered otherwise`, [...answers]);
  if (options.strict && missed.length > 0) process.exitCode = 1;
} finally {
  await stopChild(gateway);
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
