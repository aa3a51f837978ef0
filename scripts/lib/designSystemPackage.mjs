// The design system as a package: packed, looked at, and published.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

export const NAME = '@parlour/design-system';
export const FOLDER = join(root, 'packages', 'design-system');

/** What everybody who installs the package counts on, beside what its doors lead to. */
const PROMISED = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

/** Runs a command, and fails with it. */
export async function must(command, args, { cwd = root, env = {} } = {}) {
  const code = await run(command, args, env, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

export const readManifest = () => JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
export const readVersion = () => readManifest().version;

/** The tarball that a tool packs into a folder of its own, of the package as it was built. */
export async function packWith(tool, folder) {
  mkdirSync(folder, { recursive: true });
  await must(tool, ['pack', '--pack-destination', folder], { cwd: FOLDER });
  const [name] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return join(folder, name);
}

/** Builds and packs the package; resolves with the tarball's path. */
export async function packDesignSystem(folder) {
  await must('pnpm', ['--filter', NAME, 'run', 'build']);
  return packWith('pnpm', folder);
}

/** The files of a tarball by their names, with what is in them. */
export function filesOf(tarball) {
  const folder = `${tarball}.unpacked`;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const unpacked = join(folder, 'package');
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [file.slice(unpacked.length + 1), readFileSync(file)]));
}

/** Paths of a door, without those of families such as `./icons/*`. */
const targetsOf = (door) =>
  (typeof door === 'string' ? [door] : Object.values(door)).filter((path) => !path.includes('*'));

/** Has npm take our scope from a registry, whatever the settings of the machine say of it. */
export const scopeFrom = (registry) => `${NAME.split('/')[0]}:registry=${registry}`;

/** What a tarball lacks, as sentences. `files` are those of `filesOf`. */
export function tarballFaults(files) {
  const manifest = JSON.parse(files.get('package.json'));
  const doors = Object.entries(manifest.exports);
  const changes = files.get('CHANGELOG.md')?.toString() ?? '';
  return [
    ...PROMISED.filter((name) => !files.has(name)).map((name) => `there is no ${name}`),
    ...['./testing', './tokens.json']
      .filter((name) => manifest.exports[name] === undefined)
      .map((name) => `there is no door ${name}`),
    ...doors.flatMap(([door, value]) =>
      targetsOf(value)
        .filter((path) => !files.has(path.slice(2)))
        .map((path) => `the door ${door} leads to ${path}, which is not there`),
    ),
    ...(changes.includes(`\n## ${manifest.version}\n`)
      ? []
      : [`CHANGELOG.md says nothing of ${manifest.version}`]),
    ...[...files.keys()]
      .filter((name) => /\.(?:test|stories|fixtures|docs)\.|\/conformance\./.test(name))
      .map((name) => `${name} is for this repository alone`),
  ];
}

/** Why a package must not be published as it is, as sentences. */
export function releaseFaults({ version, changedFiles, tags, waiting, registry }) {
  const tag = `${NAME}@${version}`;
  return [
    ...(changedFiles.length === 0 ? [] : [`the tree has changes: ${changedFiles.join(', ')}`]),
    ...(tags.includes(tag) ? [] : [`the commit has no tag ${tag}`]),
    ...(waiting.length === 0
      ? []
      : [`${waiting.length} changes wait for a version: npm run version`]),
    ...(registry === undefined || registry === ''
      ? ['npm_config_registry does not say where to publish']
      : []),
  ];
}
