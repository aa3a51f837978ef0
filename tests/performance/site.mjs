// `npm run bench:site`: the built site behind its gateway, in use: what it loads, how fast it responds, how much memory
// it uses. Names choose benchmarks (`npm run bench:site -- search memory`); `--rounds 3`; `--site <folder>` for another
// build; `--strict` fails when a goal is missed.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import { ensureSiteIsBuilt, siteFolder } from '../../scripts/lib/site-build.mjs';
import { interactions } from './inSite/interactions.mjs';
import { loads } from './inSite/loads.mjs';
import { memory } from './inSite/memory.mjs';
import { pages } from './inSite/pages.mjs';
import { scroll } from './inSite/scroll.mjs';
import { search } from './inSite/search.mjs';
import { buildPage } from './lib/build.mjs';
import { printResult, printVerdict } from './lib/report.mjs';
import { servePages } from './lib/serve.mjs';
import { copyFolder, serveByGateway } from './lib/servedByGateway.mjs';
import { visit } from './lib/visit.mjs';

const ALL = { pages, loads, search, interactions, memory, scroll };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    site: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const names = positionals.length === 0 ? Object.keys(ALL) : positionals;
const rounds = Number(options.rounds);
if (names.some((name) => !(name in ALL)) || !Number.isInteger(rounds) || rounds < 1) {
  console.error(
    `Usage: bench:site [${Object.keys(ALL).join('|')}] … [--rounds N] [--site folder] [--strict]`,
  );
  process.exit(2);
}

if (options.site === undefined) await ensureSiteIsBuilt();
const floors = await servePages();
const goals = [];
let gateway;
/** Runs one benchmark in its own browser, with the flags that it needs. */
async function inBrowser(flags, use) {
  const { args = [], ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
try {
  gateway = await serveByGateway(copyFolder(options.site ?? siteFolder), {
    slowMilliseconds: 0,
    // Pop-ups would cover what is pressed.
    env: { DEMO_POPUPS: '0' },
  });
  for (const page of new Set(names.flatMap((name) => ALL[name].floors)))
    floors.add(page, await buildPage(page));
  const version = await inBrowser([], async (browser) => browser.version());
  console.log(
    `${cpus().length} cores with a load of ${loadavg()[0].toFixed(1)} before, Node ${process.versions.node}, Chromium ${version}; ${rounds} rounds\n`,
  );
  for (const name of names) {
    const { flags = [], run } = ALL[name];
    const result = await inBrowser(flags, (browser) =>
      run({
        rounds,
        site: gateway.address,
        folder: options.site ?? siteFolder,
        addressOf: floors.addressOf,
        open: (address, visitOptions, use) => visit(browser, address, visitOptions, use),
      }),
    );
    printResult(ALL[name].title, result);
    goals.push(...result.goals);
  }
} finally {
  await gateway?.close();
  floors.close();
}
printVerdict(goals, options.strict);
