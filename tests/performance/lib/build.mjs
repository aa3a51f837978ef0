import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile } from 'vite';
import { root } from '../../../scripts/lib/paths.mjs';

const site = join(root, 'apps', 'site');
const siteConfig = join(site, 'vite.config.ts');

// Only what changes the bytes of a file: how the site is cut into files is its own affair.
const SHARED = ['target', 'minify', 'cssMinify', 'cssTarget', 'modulePreload', 'assetsInlineLimit'];

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
  const env = { command: 'build', mode: 'production' };
  const loaded = await loadConfigFromFile(env, siteConfig, site);
  if (loaded === null) throw new Error('apps/site/vite.config.ts could not be read.');
  const own = loaded.config.build ?? {};
  return outputOf({
    root: join(root, 'tests', 'performance', 'pages', name),
    configFile: false,
    plugins: [react()],
    build: {
      ...Object.fromEntries(SHARED.filter((key) => key in own).map((key) => [key, own[key]])),
      sourcemap,
    },
  });
}

/** Builds the site as it is shipped. */
export async function buildSite() {
  return outputOf({ root: site, configFile: siteConfig });
}
