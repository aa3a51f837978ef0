// `npm run version`: makes a version of the changes that wait in `.changeset/`, and its section of the changelog. Changesets
// decides on the number; its own changelog knows sizes only, where a reader looks for parts (0093).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogSection, readChangeset, withSection } from './lib/changelog.mjs';
import { FOLDER, must, readVersion } from './lib/designSystemPackage.mjs';
import { root } from './lib/paths.mjs';

const folder = join(root, '.changeset');
const file = join(FOLDER, 'CHANGELOG.md');
const before = readVersion();

const changes = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map((name) => readChangeset(readFileSync(join(folder, name), 'utf8')));
const parts = new Set(
  ['components', 'layout'].flatMap((kind) => readdirSync(join(FOLDER, 'src', kind))),
);

await must('changeset', ['version']);
const version = readVersion();
if (version === before) {
  console.log('Nothing waits for a version.');
} else {
  const section = changelogSection({ version, before, changes, parts });
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section));
  console.log(
    `${before} is followed by ${version}: read its section of CHANGELOG.md, then commit.`,
  );
}
