import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../../../scripts/lib/paths.mjs';

const PREFIX = 'virtual:peer/';
const wanted = join(root, 'tests', 'performance', 'peers', 'package.json');
/** Where the peers are installed. */
export const peersFolder = join(cache, 'peers');
const marker = join(peersFolder, 'installed.json');
const INSTALL_MS = 180_000;

const isInstalled = () =>
  existsSync(marker) && readFileSync(marker, 'utf8') === readFileSync(wanted, 'utf8');

function install() {
  rmSync(peersFolder, { recursive: true, force: true });
  mkdirSync(peersFolder, { recursive: true });
  cpSync(wanted, join(peersFolder, 'package.json'));
  console.log('Installing the peers with npm …');
  // Without their peer dependencies, so that they use the workspace's React.
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--legacy-peer-deps',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: peersFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_MS,
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) cpSync(wanted, marker);
  return status === 0;
}

/** Installs the peers if they are missing; returns why that failed, or undefined. */
export function missingPeers(isWanted) {
  if (!isWanted) return 'left out by --no-peers';
  return isInstalled() || install() ? undefined : 'npm could not install it';
}

/** Lets a page import peers, which are no dependencies of the workspace. */
export const peersPlugin = () => ({
  name: 'parlour:peers',
  enforce: 'pre',
  resolveId(source) {
    if (!source.startsWith(PREFIX)) return null;
    return this.resolve(source.slice(PREFIX.length), join(peersFolder, 'package.json'), {
      skipSelf: true,
    });
  },
});

/** The exact version of a peer. */
export const versionOf = (name) => JSON.parse(readFileSync(wanted, 'utf8')).dependencies[name];
