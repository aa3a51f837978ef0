// `npm run i18n:status`: the table of languages: texts, what is missing, remarks of the checks, glossary, and size.
import { gzipSync } from 'node:zlib';
import { checkTexts } from './checks.mjs';
import { glossaryOf } from './glossary.mjs';
import { isDraft, readLanguages, readTexts, textFolders } from './project.mjs';

const WHEN = /src\/i18n\/(first|late|centre)\//;
/** Labels and messages of the design system are loaded with the late texts. */
const whenOf = (folder) =>
  WHEN.exec(folder)?.[1] ?? (folder.includes('design-system') ? 'late' : 'gateway');

const kilobytes = (texts) =>
  (gzipSync(JSON.stringify(texts), { level: 9 }).length / 1000).toFixed(1);

function statusOf(tag, folders) {
  const sizes = { first: [], late: [], centre: [], gateway: [] };
  const found = { texts: 0, missing: 0, remarks: 0 };
  for (const folder of folders) {
    const own = readTexts(folder, tag);
    found.texts += own.size;
    for (const { kind } of checkTexts(tag, readTexts(folder, 'en'), own))
      found[kind === 'missing' ? 'missing' : 'remarks'] += 1;
    sizes[whenOf(folder)].push(Object.fromEntries(own));
  }
  const glossary = glossaryOf(tag);
  return {
    language: tag,
    ...found,
    terms: glossary?.terms.size ?? 0,
    'first kB gz': kilobytes(sizes.first),
    'without centres': kilobytes([...sizes.first, ...sizes.late]),
    centres: kilobytes(sizes.centre),
    status: glossary?.status ?? '',
  };
}

const drafts = textFolders().filter(isDraft);
const folders = textFolders().filter((folder) => !isDraft(folder));
console.table(readLanguages().map(({ tag }) => statusOf(tag, folders)));
if (drafts.length > 0) console.log(`In English alone, not translated yet:\n${drafts.join('\n')}`);
