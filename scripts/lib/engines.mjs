// Finds the browsers of the three engines that players use, and their drivers; installs missing ones if it can.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';

const ENGINES = ['chromium', 'firefox', 'webkit'];

const onPath = (...names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

// Not in PATH: it is beside its library, in a folder named after machine and version.
function miniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries).filter((name) => name.includes('-linux-'));
  return ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']
    .flatMap((version) => ['', ...folders].map((folder) => join(libraries, folder, version)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** What each engine needs: how it is called, the variable that names it, how it is found, its Debian package. */
const PARTS = {
  chromium: [],
  firefox: [
    {
      key: 'firefox',
      name: 'Firefox ESR',
      variable: 'PARLOUR_FIREFOX',
      search: () => onPath('firefox-esr'),
      fromPackage: 'firefox-esr',
    },
  ],
  webkit: [
    {
      key: 'webDriver',
      name: 'WebKitWebDriver',
      variable: 'PARLOUR_WEBKIT_DRIVER',
      search: () => onPath('WebKitWebDriver'),
      fromPackage: 'webkit2gtk-driver',
    },
    {
      key: 'miniBrowser',
      name: 'MiniBrowser of WebKitGTK',
      variable: 'PARLOUR_MINIBROWSER',
      search: miniBrowser,
      fromPackage: 'webkit2gtk-driver',
    },
    {
      key: 'display',
      name: 'Xvfb',
      variable: 'PARLOUR_XVFB',
      search: () => onPath('Xvfb'),
      fromPackage: 'xvfb',
    },
  ],
};

function find({ name, variable, search }) {
  const given = process.env[variable];
  if (given === undefined || given === '') return search();
  if (existsSync(given)) return given;
  throw new Error(
    `${variable} names ${given} as ${name}, which is not there. Correct it or unset it.`,
  );
}

const missingOf = (engines) =>
  engines.flatMap((engine) => PARTS[engine]).filter((part) => find(part) === undefined);

function fromPackageManager(missing) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (onPath('apt-get') === undefined) return;
  const packages = [...new Set(missing.map(({ fromPackage }) => fromPackage))];
  console.log(`Not on this machine: ${packages.join(', ')}. Trying its package manager …`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
}

const advice = (missing) => `The tests in all engines can't run. Missing:
${missing.map(({ name, variable }) => `  ${name} (or name its path in ${variable})`).join('\n')}
On Debian and Ubuntu: apt-get install ${[...new Set(missing.map(({ fromPackage }) => fromPackage))].join(' ')}
As root on such a system they are installed by themselves. Elsewhere, run the tests in a container of Debian.`;

/** Prepares the engines and returns their paths; throws with advice if one is not available. */
export function ensureEngines(engines = ENGINES) {
  const unknown = engines.filter((engine) => !ENGINES.includes(engine));
  if (unknown.length > 0)
    throw new Error(`No such engine: ${unknown.join(', ')}. There are ${ENGINES.join(', ')}.`);
  const absent = missingOf(engines);
  if (absent.length > 0) fromPackageManager(absent);
  const missing = missingOf(engines);
  if (missing.length > 0) throw new Error(advice(missing));
  const paths = engines.flatMap((engine) => PARTS[engine]).map((part) => [part.key, find(part)]);
  if (engines.includes('chromium')) paths.push(['chromium', ensureBrowser()]);
  return Object.fromEntries(paths);
}
