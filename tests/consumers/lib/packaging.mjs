import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';

const PACKAGE = join(root, 'packages', 'design-system');

/** Outside the workspace, so that no package is resolved from it by accident. */
const workFolder = join(tmpdir(), `parlour-consumers-${process.pid}`);

async function must(command, args, cwd, env = {}) {
  const code = await run(command, args, { NEXT_TELEMETRY_DISABLED: '1', ...env }, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

/** Builds and packs the design system; resolves with the tarball's path. */
export async function packDesignSystem() {
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  await must('pnpm', ['--filter', '@parlour/design-system', 'run', 'build']);
  await must('pnpm', ['pack', '--pack-destination', workFolder], PACKAGE);
  const [name] = readdirSync(workFolder).filter((file) => file.endsWith('.tgz'));
  return join(workFolder, name);
}

/** The files of the tarball that a tool makes of the design system as it was built, with what is in them. */
export async function filesPackedBy(tool) {
  const folder = join(workFolder, `by-${tool}`);
  mkdirSync(folder);
  await must(tool, ['pack', '--pack-destination', folder], PACKAGE);
  const [name] = readdirSync(folder);
  execFileSync('tar', ['-xzf', join(folder, name), '-C', folder]);
  const unpacked = join(folder, 'package');
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [file.slice(unpacked.length + 1), readFileSync(file)]));
}

/** Copies one application to its own folder and installs it with the tarball. */
export async function installConsumer(name, tarball, changes = {}) {
  const folder = join(workFolder, changes.as ?? name);
  cpSync(join(root, 'tests', 'consumers', name), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies['@parlour/design-system'] = `file:${tarball}`;
  Object.assign(manifest.dependencies, changes.dependencies);
  Object.assign(manifest.devDependencies, changes.devDependencies);
  const { without = [] } = changes;
  const kept = Object.entries(manifest.dependencies).filter(([name]) => !without.includes(name));
  manifest.dependencies = Object.fromEntries(kept);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  await must(
    'npm',
    ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error'],
    folder,
  );
  return folder;
}

/** Copies the package's stories and their fixtures into an installed application. */
export function copyStories(folder) {
  const isNeeded = (path) =>
    statSync(path).isDirectory() || /\.(?:stories|fixtures)\.tsx?$/.test(path);
  cpSync(join(PACKAGE, 'src'), join(folder, 'stories'), { recursive: true, filter: isNeeded });
}

/** Runs a tool of the installed application. */
export const inConsumer = (folder, tool, args, env) =>
  must(join(folder, 'node_modules', '.bin', tool), args, folder, env);

/** Runs a script that was built there; returns its output. */
export const readFrom = (folder, script, env) =>
  execFileSync(process.execPath, [join(folder, script)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });

export const cleanUp = () => rmSync(workFolder, { recursive: true, force: true });
