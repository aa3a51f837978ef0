// Size budgets: the demo page compared to bare React, the site's home page to its bare stack, and what the home page
// must not contain. Every floor is built in the same run with the settings of the site's build, so a new version of a
// library changes floor and product alike. Nothing here is timed.
import { stripVTControlCharacters } from 'node:util';
import { buildPage, buildSite } from './lib/build.mjs';
import { explain } from './lib/explain.mjs';
import { demoGoals, siteGoals, times, unmeasuredGoals } from './lib/goals.mjs';
import { weigh } from './lib/measure.mjs';
import { measureSite } from './lib/site.mjs';
import { table } from './lib/table.mjs';

const COLUMNS = ['JS gz', 'JS br', 'CSS gz', 'CSS br', 'total gz', 'total br'];
const FAULT_LINES = 4;

const row = (name, { js, css, total }, ...last) => [
  name,
  ...[js.gz, js.br, css.gz, css.br, total.gz, total.br].map((bytes) => bytes.toLocaleString('en')),
  ...last,
];
const print = (title, head, rows) => console.log(`${title}\n\n${table(head, rows)}\n`);
const weighPage = async (name) => weigh(await buildPage(name));

async function siteOrFault() {
  try {
    return { site: await measureSite(await buildSite()) };
  } catch (fault) {
    const lines = stripVTControlCharacters(fault.message).split('\n').slice(0, FAULT_LINES);
    return { fault: lines.join('\n') };
  }
}

const bare = await weighPage('bare');
const parlour = await weighPage('parlour');
const radix = await weighPage('radix');
const stack = await weighPage('stack');
const stackWithTexts = await weighPage('stack-i18n');
const { site, fault } = await siteOrFault();

print(
  'Demo page, in bytes',
  ['', ...COLUMNS, 'gz x floor'],
  [
    row('bare', bare, times(bare.total.gz, bare.total.gz)),
    row('parlour', parlour, times(parlour.total.gz, bare.total.gz)),
    row('Radix + styled-components', radix, times(radix.total.gz, bare.total.gz)),
  ],
);
const homeRow = (name, sizes) => row(name, sizes, times(sizes.js.gz, stack.js.gz));
print(
  'Home page, in bytes',
  ['', ...COLUMNS, 'JS gz x floor'],
  [
    homeRow('stack/all-spec', stack),
    homeRow('stack/all-spec+i18next', stackWithTexts),
    ...(site ? [homeRow('site, home', site.home)] : []),
  ],
);
if (site) {
  console.log(`The home page asks for ${site.homeFiles.length} files of scripts and styles.\n`);
  const more = (title, chunks) =>
    print(
      title,
      ['', ...COLUMNS],
      chunks.map(({ name, size }) => row(name, size)),
    );
  more('Other pages, in bytes beyond the home page', site.routes);
  more('What is loaded on demand, in bytes beyond the home page', site.lazy);
} else console.log(`The site was not measured:\n${fault}\n`);

if (process.argv.includes('--explain')) {
  const withMaps = { sourcemap: 'hidden' };
  console.log(`${explain('the demo page', await buildPage('parlour', withMaps))}\n`);
  if (site) {
    const { homeFiles } = await measureSite(await buildSite(withMaps));
    console.log(`${explain('the home page', homeFiles)}\n`);
  }
}

const goals = [
  ...demoGoals({ bare, parlour, radix }),
  ...(site ? siteGoals(site, { stackWithTexts }) : unmeasuredGoals()),
];
for (const { goal, isMet, text } of goals)
  console.log(`${isMet ? 'PASS' : 'FAIL'}  ${goal}  ${text}`);
const failed = goals.filter(({ isMet }) => !isMet).length;
console.log(`\n${goals.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
