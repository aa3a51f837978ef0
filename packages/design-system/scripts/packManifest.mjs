// Before the package is packed, its package.json becomes the one that is published, and the licence of the repository lies
// beside it; afterwards both are put back. npm knows nothing of `publishConfig.exports` and of a workspace's licence, so
// without this only pnpm would pack a package that works.
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const file = join(folder, 'package.json');
const kept = join(folder, 'package.source.json');
const licence = join(folder, 'LICENSE');

/** With the condition `styled-components` every door leads to the form that uses it. */
const withCondition = (doors) =>
  Object.fromEntries(
    Object.entries(doors).map(([door, { types, default: built, ...rest }]) => [
      door,
      types === undefined
        ? doors[door]
        : {
            types,
            'styled-components': built.replace('./dist/', './dist/styled/'),
            default: built,
            ...rest,
          },
    ]),
  );

function publish() {
  // A run that was broken off has left the source aside.
  restore();
  const source = readFileSync(file, 'utf8');
  const { publishConfig, ...manifest } = JSON.parse(source);
  writeFileSync(kept, source);
  const ours = { scripts: undefined, devDependencies: undefined };
  const exports = withCondition(publishConfig.exports);
  writeFileSync(file, JSON.stringify({ ...manifest, ...publishConfig, exports, ...ours }, null, 2));
  copyFileSync(join(folder, '..', '..', 'LICENSE'), licence);
}

function restore() {
  if (!existsSync(kept)) return;
  renameSync(kept, file);
  rmSync(licence, { force: true });
}

({ publish, restore })[process.argv[2]]();
