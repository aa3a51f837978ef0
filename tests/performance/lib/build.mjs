import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from '../../../scripts/lib/paths.mjs';

const site = join(root, 'apps', 'site');
const siteConfig = join(site, 'vite.config.ts');

// Only what changes the bytes of a file: how the site is cut into files is its own affair.
const SHARED = ['plugins', 'define', 'resolve', 'css'];
const SHARED_BUILD = [
  'target',
  'minify',
  'cssMinify',
  'cssTarget',
  'modulePreload',
  'assetsInlineLimit',
];

const EXTRACTION = 'parlour:extract-styles';

const pick = (from, keys) =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));

// Kept in memory: a build of these must never be taken for the one that is served.
async function outputOf(config) {
  const { output } = await build({
    ...config,
    logLevel: 'silent',
    mode: 'production',
    build: { ...config.build, write: false, reportCompressedSize: false },
  });
  return output;
}

/** Builds one of the pages in `pages` with the settings of the site's production build. */
export async function buildPage(name, { sourcemap = false } = {}) {
  // Read for each page anew, since a plugin may remember the build that it was part of.
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    siteConfig,
    site,
    'silent',
  );
  if (loaded === null) throw new Error('apps/site/vite.config.ts could not be read.');
  // The floors keep what they are made of: only the product's own page has its styles extracted.
  const plugins = loaded.config.plugins
    .flat()
    .filter((plugin) => name === 'parlour' || plugin.name !== EXTRACTION);
  return outputOf({
    ...pick(loaded.config, SHARED),
    plugins,
    root: join(root, 'tests', 'performance', 'pages', name),
    configFile: false,
    build: { ...pick(loaded.config.build ?? {}, SHARED_BUILD), sourcemap },
  });
}

/** Builds the site as it is shipped. */
export async function buildSite({ sourcemap = false } = {}) {
  return outputOf({ root: site, configFile: siteConfig, build: { sourcemap } });
}
