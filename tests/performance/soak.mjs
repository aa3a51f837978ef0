// `npm run bench:soak`: one long visit to the built site in one tab (D7): its memory while it goes through pages and
// dialogs, and errors on the console. `--minutes 30`; `--strict` fails when a goal is missed. The machine should be
// idle otherwise.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import { ensureSiteIsBuilt, siteFolder } from '../../scripts/lib/site-build.mjs';
import { logIn } from './inSite/logIn.mjs';
import { countTimers, measureMemory } from './lib/memory.mjs';
import { printResult, printVerdict } from './lib/report.mjs';
import { copyFolder, serveByGateway } from './lib/servedByGateway.mjs';
import { asTimes, rounded } from './lib/stats.mjs';
import { atMost, atMostTimes } from './lib/verdict.mjs';
import { visit } from './lib/visit.mjs';

const MINUTE = 60_000;
const MEGABYTE = 1_000_000;
/** How often memory is measured, the first time after the warm-up. */
const SAMPLES = 6;
const GROWTH = 1.2;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    strict: { type: 'boolean', default: false },
  },
});
const minutes = Number(options.minutes);
if (!(minutes > 0)) {
  console.error('Usage: bench:soak [--minutes N] [--strict]');
  process.exit(2);
}

const close = async (page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** One round by mouse and keyboard: lists, a search, lotteries, dialogs, themes and languages. */
async function goRound({ page, settle }) {
  const nav = page.getByRole('navigation', { name: 'Main' });
  const to = (name) => nav.getByRole('link', { name, exact: true }).click();
  const header = page.getByRole('banner');
  const games = page.getByRole('main').getByRole('article').first();
  await to('Slots');
  await games.waitFor();
  await page.mouse.wheel(0, 6_000);
  await page.getByRole('searchbox').fill('koi');
  await games.waitFor();
  await to('Lottery');
  await page.getByRole('tab').last().click();
  await games.waitFor();
  await to('Promotions');
  await page.getByRole('heading', { name: 'Promotions', level: 1 }).waitFor();
  await to('Live casino');
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Help and contact' }).click();
  await page.getByRole('img', { name: 'QR code of this site' }).waitFor();
  await page.getByRole('button', { name: 'Help and contact' }).click();
  for (let time = 0; time < 2; time += 1)
    await header.getByRole('button', { name: /^(?:Dark|Light) theme$/ }).click();
  for (const language of ['Bahasa Indonesia', 'English']) {
    await header.getByRole('button', { name: /: (?:English|Bahasa Indonesia)$/ }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await page.locator(`html[lang="${language === 'English' ? 'en' : 'id'}"]`).waitFor();
  }
  await header.getByRole('link', { name: /^member1/ }).click();
  await page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('heading', { level: 3 })
    .first()
    .waitFor();
  await close(page);
  await to('Home');
  await page.getByRole('region', { name: 'New games' }).waitFor();
  await settle();
}

async function soak(tools) {
  const { page } = tools;
  const consoleErrors = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  await logIn(page);
  // The first rounds load what stays for the visit.
  await goRound(tools);
  await goRound(tools);
  const reads = [{ rounds: 2, ...(await measureMemory(tools)) }];
  const end = Date.now() + minutes * MINUTE;
  let rounds = 2;
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const until = end - ((SAMPLES - 1 - sample) * minutes * MINUTE) / (SAMPLES - 1);
    while (Date.now() < until) {
      await goRound(tools);
      rounds += 1;
    }
    reads.push({ rounds, ...(await measureMemory(tools)) });
  }
  return { reads, consoleErrors };
}

await ensureSiteIsBuilt();
const gateway = await serveByGateway(copyFolder(siteFolder), {
  slowMilliseconds: 0,
  // Pop-ups would cover what is pressed.
  env: { DEMO_POPUPS: '0' },
});
const { args = [], ...launch } = launchOptions();
// As for goal 14: optimized code comes and goes with use, and is no leak.
const flags = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];
const browser = await chromium.launch({ ...launch, args: [...args, ...flags] });
try {
  console.log(
    `${cpus().length} cores with a load of ${loadavg()[0].toFixed(1)} before, Node ${process.versions.node}, Chromium ${browser.version()}\n`,
  );
  const { reads, consoleErrors } = await visit(
    browser,
    `${gateway.address}/`,
    { scripts: [countTimers] },
    soak,
  );
  const [first] = reads;
  const last = reads.at(-1);
  // On a busy machine, what waits for idle time loads late: only the second half must not grow.
  const most = (what) => Math.max(...reads.slice(0, SAMPLES / 2).map((read) => read[what]));
  const goals = [
    atMostTimes('D7', 'heap', last.heap / first.heap, GROWTH, 'the first sample'),
    atMost('D7', 'listeners', last.listeners, most('listeners')),
    atMost('D7', 'timers', last.timers, most('timers')),
    atMost('D7', 'errors on the console', consoleErrors.length, 0),
  ];
  printResult(`D7: one visit of ${minutes} minutes`, {
    head: ['rounds', 'heap, MB', 'x the first', 'listeners', 'timers', 'nodes'],
    rows: reads.map((read) => [
      String(read.rounds),
      rounded(read.heap / MEGABYTE, 1),
      asTimes(read.heap / first.heap),
      read.listeners,
      read.timers,
      read.nodes,
    ]),
    notes: consoleErrors.map((text) => `On the console: ${text}`),
    goals,
  });
  printVerdict(goals, options.strict);
} finally {
  await browser.close();
  await gateway.close();
}
