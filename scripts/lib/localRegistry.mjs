// A registry on this machine for the time of a test: empty, and without a way to any other one.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, stopChild } from './children.mjs';
import { must, NAME, scopeFrom } from './designSystemPackage.mjs';
import { freePort } from './ports.mjs';
import { waitForAnswer } from './wait.mjs';

const START_MS = 60_000;

const configOf = (folder) => `
storage: ${JSON.stringify(join(folder, 'storage'))}
uplinks: {}
packages:
  '${NAME}': { access: $all, publish: $all }
web: { enable: false }
log: { type: stdout, format: pretty, level: error }
`;

/** Starts it in a folder; resolves with its address, and with how to stop it. */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  writeFileSync(config, configOf(folder));
  const port = await freePort(4873);
  const lines = [];
  const server = startChild({
    name: 'verdaccio',
    command: 'verdaccio',
    args: ['--config', config, '--listen', `127.0.0.1:${port}`],
    cwd: folder,
    env: {},
    onLine: (line) => lines.push(line),
  });
  const url = `http://127.0.0.1:${port}/`;
  const stop = () => stopChild(server);
  try {
    await waitForAnswer(`${url}-/ping`, { timeoutMs: START_MS, stopWhen: server.ended });
  } catch (error) {
    await stop();
    throw new Error(`The registry did not start.\n${lines.join('\n')}`, { cause: error });
  }
  return { url, stop };
}

/** Publishes a tarball there. Anybody may, but npm publishes nothing without a token, so it is given a word. */
export async function publishLocally(tarball, { url }) {
  const { host } = new URL(url);
  const login = `--//${host}/:_authToken=nobody`;
  await must('npm', ['publish', tarball, `--${scopeFrom(url)}`, login, '--loglevel', 'error']);
}

/** Installs what the `package.json` of a folder asks for: ours from the registry, the rest from the usual one. */
export async function installFrom({ url }, folder) {
  writeFileSync(join(folder, '.npmrc'), `${scopeFrom(url)}\n`);
  await install(folder);
}

/** Installs what the `package.json` of a folder asks for. */
export const install = (folder) =>
  must('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
  });

/** The checksum that npm wrote down of the package that it installed in a folder. */
export function checksumIn(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return packages[`node_modules/${NAME}`].integrity;
}

/** The same of a tarball. */
export const checksumOf = (tarball) =>
  `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
