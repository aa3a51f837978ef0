// `npm run bench:lighthouse`: Lighthouse's mobile audit of the built site behind a gateway whose calls take 150 ms,
// beside the bare page served in the same way. Paths choose pages (`npm run bench:lighthouse -- / /hot`);
// `--rounds 3`; `--site <folder>` for another build; `--strict` fails when a goal is missed.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureSiteIsBuilt, siteFolder } from '../../scripts/lib/site-build.mjs';
import { buildPage } from './lib/build.mjs';
import { firstLoadGoals } from './lib/firstLoad.mjs';
import { figuresOf, loadLighthouse } from './lib/lighthouse.mjs';
import { missingPeers, versionOf } from './lib/peers.mjs';
import { printGoals, printVerdict } from './lib/report.mjs';
import { copyFolder, picturesOf, serveByGateway, writePage } from './lib/servedByGateway.mjs';
import { asTimes, ratioOf, spread } from './lib/stats.mjs';
import { table } from './lib/table.mjs';

/** One of each kind of page that guests can open. */
const ROUTES = [
  '/',
  '/hot',
  '/rng',
  '/live',
  '/sports',
  '/elott',
  '/promotions',
  '/pointMall',
  '/join',
  '/down',
  '/help',
  '/news',
  '/content/vip',
  '/favourites',
  '/agentLogin',
  // A game type that the merchant has added.
  '/crash',
];
const BARE = 'bare';
const SLOW_MS = 150;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    site: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const routes = positionals.length === 0 ? ROUTES : positionals;
if (!Number.isInteger(rounds) || rounds < 1 || routes.some((route) => !route.startsWith('/'))) {
  console.error('Usage: bench:lighthouse [/address …] [--rounds N] [--site folder] [--strict]');
  process.exit(2);
}
const whyMissing = missingPeers(true);
if (whyMissing !== undefined) {
  console.error(`Lighthouse is missing: ${whyMissing}`);
  process.exit(2);
}

if (options.site === undefined) await ensureSiteIsBuilt();
const audit = await loadLighthouse();
const served = [];
const figures = new Map([BARE, ...routes].map((page) => [page, []]));
try {
  const serve = async (folder) => {
    const one = await serveByGateway(folder, { slowMilliseconds: SLOW_MS });
    served.push(one);
    return one.address;
  };
  const site = await serve(copyFolder(options.site ?? siteFolder));
  const bare = await serve(writePage(await buildPage(BARE), await picturesOf(site)));
  const addressOf = (page) => (page === BARE ? `${bare}/` : `${site}${page}`);

  // Warm-up: on the first request the gateway creates pictures and compresses files.
  for (const page of figures.keys()) await audit(addressOf(page));
  const load = loadavg()[0].toFixed(1);
  console.log(
    `Lighthouse ${versionOf('lighthouse')}, mobile; gateway calls of ${SLOW_MS} ms; ${rounds} round${rounds === 1 ? '' : 's'}; ${cpus().length} cores with a load of ${load}, Node ${process.versions.node}\n`,
  );
  for (let round = 0; round < rounds; round += 1)
    for (const [page, found] of figures) found.push(figuresOf(await audit(addressOf(page))));
} finally {
  for (const { close } of served) await close();
}

const column = (page, name) => figures.get(page).map((one) => one[name]);
const rows = [...figures.keys()].map((page) => [
  page,
  spread(column(page, 'score')),
  spread(column(page, 'fcp')),
  spread(column(page, 'lcp')),
  asTimes(ratioOf(column(page, 'lcp'), column(BARE, 'lcp'))),
  spread(column(page, 'tbt')),
  spread(column(page, 'cls'), 3),
  spread(column(page, 'accessibility')),
  spread(column(page, 'practices')),
  spread(column(page, 'seo')),
]);
console.log(
  `${table(['', 'score', 'FCP ms', 'LCP ms', 'LCP x bare', 'TBT ms', 'CLS', 'a11y', 'practices', 'SEO'], rows)}\n`,
);
const goals = routes.flatMap((route) =>
  firstLoadGoals(route, figures.get(route), figures.get(BARE)),
);
printGoals(goals);
console.log('');
printVerdict(goals, options.strict);
