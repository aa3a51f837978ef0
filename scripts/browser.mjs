// Finds a Chromium for the tests, or makes one ready. Run it alone to see which one is used.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache } from './lib/paths.mjs';

const require = createRequire(import.meta.url);

/** Path of the browser. Passed on to every child process, so that the search runs once. */
export const BROWSER_VARIABLE = 'PARLOUR_CHROMIUM';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const WELL_KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Flags for every launch: no network of its own, and the same pixels on each run. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

// Some systems have a stub that only says how to install the browser: it exits with an error here.
function answers(path) {
  if (process.platform === 'win32' || process.platform === 'darwin') return existsSync(path);
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout);
}

function fromEnvironment() {
  for (const name of [BROWSER_VARIABLE, 'CHROMIUM']) {
    const path = process.env[name];
    if (!path) continue;
    if (answers(path)) return path;
    throw new Error(
      `${name} names ${path}, which does not run as a browser. Correct it or unset it.`,
    );
  }
  return undefined;
}

function fromSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...WELL_KNOWN_PLACES].find((path) => existsSync(path) && answers(path));
}

function fromPlaywright() {
  const { chromium } = require('playwright');
  const path = chromium.executablePath();
  return existsSync(path) && answers(path) ? path : undefined;
}

// The package unpacks into the temporary folder under fixed names, so it gets a private one.
function unpack(packageFolder, target) {
  const draft = `${target}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const inflate = pathToFileURL(join(packageFolder, 'build', 'esm', 'lambdafs.js')).href;
  const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const script = `
    import { inflate } from ${JSON.stringify(inflate)};
    for (const file of ${JSON.stringify(files.map((file) => join(packageFolder, 'bin', file)))}) await inflate(file);
  `;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      env: { ...process.env, TMPDIR: draft },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The browser package could not be unpacked:\n${stderr}`);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
}

// The font settings of the package have fixed paths, which are not those of this folder.
function writeFontSettings(folder) {
  writeFileSync(
    join(folder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts', 'cache')}</cachedir>
</fontconfig>
`,
  );
}

// Callers know one path only, so a start script beside the binary sets its environment.
function writeStarter(folder, { withLibraries }) {
  const starter = join(folder, 'start');
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$(readlink -f "$0")")',
    withLibraries
      ? 'export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"'
      : '',
    // Without font settings no text would be rendered.
    '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${FONTCONFIG_PATH:-$here/fonts}"',
    'exec "$here/chromium" "$@"',
  ];
  writeFileSync(starter, `${lines.filter((line) => line !== '').join('\n')}\n`);
  chmodSync(starter, 0o755);
  return starter;
}

/** The browser of the npm package: the same binary on every machine that can run it. */
export function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..', '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cache, 'browser', version);
  if (!existsSync(join(folder, 'chromium'))) {
    console.log(`Unpacking the browser of the npm package (${version}) …`);
    unpack(packageFolder, folder);
  }
  // Written each time, since the workspace may have moved.
  writeFontSettings(folder);
  const starter = join(folder, 'start');
  if (existsSync(starter) && answers(starter)) return starter;
  // The system's libraries come first; the package has those that are missing.
  for (const withLibraries of [false, true]) {
    const candidate = writeStarter(folder, { withLibraries });
    if (answers(candidate)) return candidate;
  }
  return undefined;
}

function fromPackageManager() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('No browser found: trying the package manager of this machine …');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], options);
  return fromSystem();
}

const NOT_FOUND = `No Chromium was found for the tests.
Looked at: the variables ${BROWSER_VARIABLE} and CHROMIUM, Chromium and Chrome on this machine,
the npm package @sparticuz/chromium (Linux on x64 only), and the system's package manager (as root).
Install Chromium or Chrome, or set ${BROWSER_VARIABLE} to the path of one.`;

/** The fonts of the npm package. With only these, text looks the same on every machine. */
export function packagedFonts() {
  const browser = packagedBrowser();
  return browser && join(dirname(browser), 'fonts');
}

/** The path of a working browser; throws with advice if there is none. */
export function findBrowser() {
  for (const search of [
    fromEnvironment,
    fromSystem,
    fromPlaywright,
    packagedBrowser,
    fromPackageManager,
  ]) {
    const path = search();
    if (path !== undefined) return path;
  }
  throw new Error(NOT_FOUND);
}

let found;

/** Like `findBrowser`, but cached in the environment for this process and its children. */
export function ensureBrowser() {
  found ??= findBrowser();
  process.env[BROWSER_VARIABLE] = found;
  return found;
}

/** What Playwright needs to launch it. */
export function launchOptions() {
  return { executablePath: ensureBrowser(), args: BROWSER_ARGS };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
