import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf } from './outputOf.mjs';
import { root } from './paths.mjs';

const linesOf = (text) => text.split('\n').filter((line) => line !== '');
const git = (...args) => linesOf(outputOf('git', args));

function isCommit(name) {
  const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  return spawnSync('git', args, { cwd: root }).status === 0;
}

/** The commit to compare with: where the branch left main, or else the last commit. */
export function findBase(asked) {
  if (asked !== undefined) {
    if (!isCommit(asked)) throw new Error(`git knows no commit "${asked}".`);
    return asked;
  }
  const upstream = ['origin/main', 'main'].find(isCommit);
  const [fork] = upstream === undefined ? [] : git('merge-base', 'HEAD', upstream);
  const [head] = git('rev-parse', 'HEAD');
  if (fork !== undefined && fork !== head) return fork;
  const isClean = git('status', '--porcelain').length === 0;
  return isClean && isCommit('HEAD~1') ? 'HEAD~1' : 'HEAD';
}

/** The files that differ from a commit, new ones too, as paths from the root. */
export function changedSince(base) {
  const tracked = git('diff', '--name-only', '--no-renames', base);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** The modules that import each module, by its path. */
function importersByModule() {
  const folders = ['packages', 'apps', 'scripts', 'tests', '.storybook'];
  const args = ['--config', '.dependency-cruiser.cjs', '--no-progress', '--output-type', 'json'];
  const { modules } = JSON.parse(outputOf('depcruise', [...args, ...folders]));
  const importers = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  return importers;
}

/** The changed files and everything that imports them, directly or not. */
export function affectedBy(changed) {
  const importers = importersByModule();
  const affected = new Set(changed);
  // Iterating over a set includes what is added meanwhile.
  for (const file of affected)
    for (const importer of importers.get(file) ?? []) affected.add(importer);
  return [...affected].filter((file) => existsSync(join(root, file)));
}
