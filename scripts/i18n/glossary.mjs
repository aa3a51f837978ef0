// The glossary of a language, `docs/languages/<tag>.md`: its status, and its terms in a table.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const STATUS = /^Status: (.+)$/m;
const ROW = /^\| ([^|]+?) +\| ([^|]+?) +\|/gm;
/** Explanations in brackets are not part of a term. */
const ASIDE = /\s*[（(][^）)]*[）)]/g;

/** The alternatives of a cell: `deposit / top up`. */
const alternatives = (cell) =>
  cell
    .split(' / ')
    .map((each) => each.replace(ASIDE, '').trim())
    .filter(Boolean);

/**
 * The glossary in a text: `status`, and `terms`, a map from English to the alternatives. An English word with several
 * meanings has several rows.
 */
export function readGlossary(text) {
  const terms = new Map();
  for (const [, english, own] of text.matchAll(ROW)) {
    if (/^(?:English|-+)$/.test(english)) continue;
    for (const term of alternatives(english.toLowerCase()))
      terms.set(term, [...(terms.get(term) ?? []), ...alternatives(own)]);
  }
  return { status: STATUS.exec(text)?.[1] ?? null, terms };
}

/** The glossary of a language; null without a file: English has none. */
export function glossaryOf(tag) {
  const file = join(root, 'docs', 'languages', `${tag}.md`);
  return existsSync(file) ? readGlossary(readFileSync(file, 'utf8')) : null;
}
