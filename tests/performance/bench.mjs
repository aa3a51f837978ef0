// `npm run bench`: run-time costs of the design system, each beside a floor and a peer of the same run. Names choose
// benchmarks (`npm run bench -- scroll banner`); `--rounds 3`; `--no-peers`; `--strict` fails when a goal is missed.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import { banner } from './bench/banner.mjs';
import { interactions } from './bench/interactions.mjs';
import { mount } from './bench/mount.mjs';
import { scroll } from './bench/scroll.mjs';
import { search } from './bench/search.mjs';
import { theme } from './bench/theme.mjs';
import { ticking } from './bench/ticking.mjs';
import { tree } from './bench/tree.mjs';
import { buildPage } from './lib/build.mjs';
import { missingPeers, peersPlugin } from './lib/peers.mjs';
import { printResult, printVerdict } from './lib/report.mjs';
import { inRounds } from './lib/rounds.mjs';
import { servePages } from './lib/serve.mjs';
import { visit } from './lib/visit.mjs';

const ALL = { theme, mount, scroll, tree, search, banner, ticking, interactions };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    'no-peers': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const names = positionals.length === 0 ? Object.keys(ALL) : positionals;
const unknown = names.filter((name) => !(name in ALL));
const wanted = Number(options.rounds);
if (unknown.length > 0 || !Number.isInteger(wanted) || wanted < 1) {
  console.error(
    `Usage: bench [${Object.keys(ALL).join('|')}] … [--rounds N] [--no-peers] [--strict]`,
  );
  process.exit(2);
}

const needsPeers = names.some((name) => ALL[name].contenders.some(({ isPeer }) => isPeer));
const whyMissing = needsPeers ? missingPeers(!options['no-peers']) : undefined;

async function runOne(name, { browser, server, built }) {
  const { title, contenders, mostRounds = Infinity, run } = ALL[name];
  const there = contenders.filter(({ isPeer }) => !isPeer || whyMissing === undefined);
  for (const { page } of there) {
    if (built.has(page)) continue;
    server.add(page, await buildPage(page, { plugins: [peersPlugin()] }));
    built.add(page);
  }
  const rounds = Math.min(wanted, mostRounds);
  const result = await run({
    contenders: there,
    rounds,
    inRounds: (measure, some = there) => inRounds(rounds, some, measure),
    visit: (page, visitOptions, use) => visit(browser, server.addressOf(page), visitOptions, use),
  });
  const leftOut = contenders
    .filter((contender) => !there.includes(contender))
    .map((contender) => `${contender.name}: ${whyMissing}`);
  printResult(`${title}; ${rounds} round${rounds === 1 ? '' : 's'}`, result, leftOut);
  return result.goals;
}

const browser = await chromium.launch(launchOptions());
const server = await servePages();
const goals = [];
try {
  console.log(
    `${cpus().length} cores with a load of ${loadavg()[0].toFixed(1)} before, Node ${process.versions.node}, Chromium ${browser.version()}\n`,
  );
  const built = new Set();
  for (const name of names) goals.push(...(await runOne(name, { browser, server, built })));
} finally {
  await browser.close();
  server.close();
}
printVerdict(goals, options.strict);
