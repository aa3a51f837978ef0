import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The page that is made of the tags. */
export const PAGE = 'docs/regulation.md';

const POLICIES = join('apps', 'gateway', 'policies');
const TEST = /^(?:apps|packages|tests)\/.*(?:\.(?:test|spec)\.(?:ts|tsx|mjs)|\.stories\.tsx)$/;
const STORY = /\.stories\.tsx$/;
const TAG = /\[(R\d{2})\]/g;

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Clauses of regulators in our words, in the order of their ids. */
export const readClauses = () => readJson('scripts/regulation/clauses.json');

/** Which example policies name a clause as the source of a value, and of which. */
export function readSources() {
  // A folder lists its files in another order on another machine.
  const policies = readdirSync(join(root, POLICIES))
    .sort()
    .map((name) => readJson(join(POLICIES, name)));
  return policies.flatMap(({ policyId, sources }) =>
    sources.map(({ field, clause }) => ({ policyId, field, clause })),
  );
}

/** The clauses that tests and stories name in their titles or their docs: `[R17]`. */
export const tagsIn = (files) =>
  files
    .filter(({ path }) => TEST.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, text }) =>
      [...new Set([...text.matchAll(TAG)].map(([, id]) => id))].map((id) => ({ id, path })),
    );

const cell = (items) => (items.length === 0 ? '–' : items.join('<br>'));
const link = (path) => `[${path.split('/').at(-1)}](../${path})`;

function row({ id, source, asks }, tags, sources) {
  const paths = tags.filter((tag) => tag.id === id).map(({ path }) => path);
  const values = sources
    .filter(({ clause }) => clause === source)
    .map(({ policyId, field }) => `${policyId}: \`${field}\``);
  const seen = paths.filter((path) => STORY.test(path)).map(link);
  const proven = paths.filter((path) => !STORY.test(path)).map(link);
  return `| ${[id, source, asks, cell(seen), cell(proven), cell(values)].join(' | ')} |`;
}

const table = (clauses, tags, sources) =>
  [
    '| | source | asks | seen in | proven by | example policies |',
    '| --- | --- | --- | --- | --- | --- |',
    ...clauses.map((clause) => row(clause, tags, sources)),
  ].join('\n');

const isProvenBy =
  (tags) =>
  ({ id }) =>
    tags.some((tag) => tag.id === id && !STORY.test(tag.path));

/** The text of the page. */
export function regulationPage(clauses, tags, sources) {
  const isProven = isProvenBy(tags);
  const open = clauses.filter((clause) => !isProven(clause));
  return `# Regulation

Made by \`npm run docs:regulation\` from the tags of tests and stories; the gate compares. Clauses are in our own words, from public pages
read in November 2026. **No legal advice, and no claim that a market can be served:** the official texts hold. What a clause asks of
the merchant, the house or a vendor's game is not here.

## Proven

${table(clauses.filter(isProven), tags, sources)}

## Not here

| | source | asks | why not |
| --- | --- | --- | --- |
${open.map(({ id, source, asks, notHere = '–' }) => `| ${id} | ${source} | ${asks} | ${notHere} |`).join('\n')}
`;
}

/** What is wrong: tags that are no clauses, and clauses with neither a test nor a reason, or with both. */
export function faultsOfTags(clauses, tags) {
  const ids = clauses.map(({ id }) => id);
  const isProven = isProvenBy(tags);
  return [
    ...tags
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, path }) => `${path} names ${id}, which is no clause`),
    ...clauses
      .filter((clause) => isProven(clause) === (clause.notHere !== undefined))
      .map((clause) =>
        isProven(clause)
          ? `${clause.id} is proven, and says why it is not here`
          : `${clause.id} has no test, and no reason why it is not here`,
      ),
  ];
}
