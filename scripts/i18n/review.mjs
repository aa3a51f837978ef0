// `npm run i18n:review -- <tag>`: one HTML file for a native reader: English, text, where it is shown, boxes for what is better.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { placesIn, readSources } from './places.mjs';
import { isDraft, readLanguages, readTexts, textFolders } from './project.mjs';
import { reviewPage } from './reviewPage.mjs';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const [tag] = process.argv.slice(2);
if (!readLanguages().some((language) => language.tag === tag)) {
  console.error('Usage: npm run i18n:review -- <tag>, such as th.');
  process.exit(2);
}

const sources = readSources();

/** The texts of a folder, together by the place where they are shown. */
function groupsOf(folder) {
  const [english, own] = [readTexts(folder, 'en'), readTexts(folder, tag)];
  const groups = new Map();
  for (const [key, { name, picture }] of placesIn(folder, [...own.keys()], sources)) {
    const group = groups.get(name) ?? { folder, name, picture, rows: [] };
    const other = key.replace(PLURAL, '_other');
    group.rows.push({ key, english: english.get(key) ?? english.get(other), text: own.get(key) });
    groups.set(name, group);
  }
  return [...groups.values()];
}

const language = {
  tag,
  name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag),
  direction: new Intl.Locale(tag).textInfo.direction,
};
const folders = textFolders().filter((folder) => !isDraft(folder));
const target = join(root, '.cache', 'i18n', `parlour-${tag}.html`);
mkdirSync(join(root, '.cache', 'i18n'), { recursive: true });
writeFileSync(target, reviewPage(language, folders.flatMap(groupsOf)));
console.log(`Send this file to a reader: ${target}\nWhat comes back: npm run i18n:apply -- <file>`);
