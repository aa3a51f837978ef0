// `npm run i18n:apply -- <file>`: takes in what a native reader has written into the page of `i18n:review`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { applyRemarks } from './applyRemarks.mjs';
import { fileOf, readLanguages, textFolders } from './project.mjs';
import { readRemarks } from './remarks.mjs';

const [file] = process.argv.slice(2);
if (file === undefined || !existsSync(file)) {
  console.error('Usage: npm run i18n:apply -- <file>, which a reader has saved.');
  process.exit(2);
}
const remarks = readRemarks(readFileSync(file, 'utf8'));
const { tag } = remarks;
if (!readLanguages().some((language) => language.tag === tag))
  throw new Error(`${String(tag)} is no language of the product.`);

const folders = new Set(textFolders());
const glossary = join(root, 'docs', 'languages', `${tag}.md`);
const { files, notes, refused } = applyRemarks(remarks, {
  // The file comes from outside: it names no other folder than one of texts.
  read: (folder) => (folders.has(folder) ? readFileSync(fileOf(folder, tag), 'utf8') : undefined),
  notes: readFileSync(glossary, 'utf8'),
});
for (const [folder, text] of files) writeFileSync(fileOf(folder, tag), text);
writeFileSync(glossary, notes);
for (const reason of refused) console.error(reason);
console.log(
  `${remarks.rows.length - refused.length} remarks taken in, ${refused.length} not. Look at git diff, then run the checks.`,
);
process.exitCode = refused.length > 0 ? 1 : 0;
