// Where the texts of the product lie: one JSON file for each language in each folder of texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { filesIn } from '../lib/textFiles.mjs';

const TABLE = 'packages/features/core/src/languages/languages.ts';
const ROW = /row\('([\w-]+)', '(\w+)', '/g;
/** Long texts of the demo: in three languages only, as an operator replaces them. */
const FEW_LANGUAGES = 'demo/content/pageTexts';

/** The languages of the product: tag, and code at the gateway. */
export const readLanguages = () =>
  [...readFileSync(join(root, TABLE), 'utf8').matchAll(ROW)].map(([, tag, code]) => ({
    tag,
    code,
  }));

/** Every folder of texts that all languages have, from the root. */
export const textFolders = () =>
  filesIn('packages')
    .concat(filesIn('apps'))
    .filter((path) => path.endsWith('/en.json') && !path.includes(FEW_LANGUAGES))
    .map((path) => path.slice(0, -'/en.json'.length));

export const fileOf = (folder, tag) => join(root, folder, `${tag}.json`);

/** Whether a folder has English texts alone: a new page is translated when its texts are settled. */
export const isDraft = (folder) =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith('.json')).length === 1;

function flatten(value, path = []) {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]));
}

/** The texts of a folder in a language by their keys, `group.key`; empty where there is no file. */
export function readTexts(folder, tag) {
  const file = fileOf(folder, tag);
  return new Map(existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : []);
}
