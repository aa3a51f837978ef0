import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FOLDER,
  filesOf,
  must,
  NAME,
  packDesignSystem,
  packWith,
  readVersion,
} from '../../../scripts/lib/designSystemPackage.mjs';
import {
  install,
  installFrom,
  publishLocally,
  startRegistry,
} from '../../../scripts/lib/localRegistry.mjs';
import { root } from '../../../scripts/lib/paths.mjs';

/** Outside the workspace, so that no package is resolved from it by accident. */
const workFolder = join(tmpdir(), `parlour-consumers-${process.pid}`);

const QUIET = { NEXT_TELEMETRY_DISABLED: '1' };

/** Builds and packs the design system; resolves with the tarball's path. */
export async function pack() {
  rmSync(workFolder, { recursive: true, force: true });
  return packDesignSystem(workFolder);
}

/** A tarball as applications install it. */
export const fromTarball = (tarball) => ({ asked: `file:${tarball}`, installIn: install });

/** Publishes a tarball to a registry of its own; resolves with how applications install it, and with how to stop that. */
export async function fromRegistry(tarball) {
  const registry = await startRegistry(join(workFolder, 'registry'));
  await publishLocally(tarball, registry);
  const installIn = (folder) => installFrom(registry, folder);
  return { asked: readVersion(), installIn, stop: registry.stop };
}

/** The files of the tarball that a tool makes of the design system as it was built, with what is in them. */
export const filesPackedBy = async (tool) =>
  filesOf(await packWith(tool, join(workFolder, `by-${tool}`)));

/** Copies one application to its own folder and installs it with the package from a source. */
export async function installConsumer(name, source, changes = {}) {
  const folder = join(workFolder, changes.as ?? name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tests', 'consumers', name), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies[NAME] = source.asked;
  Object.assign(manifest.dependencies, changes.dependencies);
  Object.assign(manifest.devDependencies, changes.devDependencies);
  const { without = [] } = changes;
  const kept = Object.entries(manifest.dependencies).filter(([name]) => !without.includes(name));
  manifest.dependencies = Object.fromEntries(kept);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  await source.installIn(folder);
  return folder;
}

/** Copies the package's stories and their fixtures into an installed application. */
export function copyStories(folder) {
  const isNeeded = (path) =>
    statSync(path).isDirectory() || /\.(?:stories|fixtures)\.tsx?$/.test(path);
  cpSync(join(FOLDER, 'src'), join(folder, 'stories'), { recursive: true, filter: isNeeded });
}

/** Runs a tool of the installed application. */
export const inConsumer = (folder, tool, args, env) =>
  must(join(folder, 'node_modules', '.bin', tool), args, {
    cwd: folder,
    env: { ...QUIET, ...env },
  });

/** Runs a script that was built there; returns its output. */
export const readFrom = (folder, script, env) =>
  execFileSync(process.execPath, [join(folder, script)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });

export const cleanUp = () => rmSync(workFolder, { recursive: true, force: true });
