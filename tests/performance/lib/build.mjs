import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from '../../../scripts/lib/paths.mjs';

const site = join(root, 'apps', 'site');
const siteConfig = join(site, 'vite.config.ts');

// Only settings that change the bytes of a file. How the site is split into chunks is left out.
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

// In memory only, so that it can't overwrite the build that is served.
async function outputOf(config) {
  const { output } = await build({
    ...config,
    logLevel: 'silent',
    mode: 'production',
    build: { ...config.build, write: false, reportCompressedSize: false },
  });
  return output;
}

// Floors whose size is compared are built without extracted styles; pages that only run are built like the product.
const WEIGHED_FLOORS = ['bare', 'radix', 'stack', 'stack-i18n'];

async function siteSettings() {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    siteConfig,
    site,
    'silent',
  );
  if (loaded === null) throw new Error('apps/site/vite.config.ts could not be read.');
  return {
    ...pick(loaded.config, SHARED),
    plugins: loaded.config.plugins.flat(),
    configFile: false,
    build: pick(loaded.config.build ?? {}, SHARED_BUILD),
  };
}

/** Builds one of the pages in `pages` with the settings of the site's production build. */
export async function buildPage(name, { sourcemap = false, plugins = [] } = {}) {
  // Read again for each page, because a plugin may keep state of its build.
  const settings = await siteSettings();
  const folder = join(root, 'tests', 'performance', 'pages', name);
  // Pages whose size is not measured have no HTML of their own.
  const input = ['index.html', 'main.tsx'].find((file) => existsSync(join(folder, file)));
  return outputOf({
    ...settings,
    plugins: [
      ...settings.plugins.filter(
        (plugin) => !WEIGHED_FLOORS.includes(name) || plugin.name !== EXTRACTION,
      ),
      ...plugins,
    ],
    root: folder,
    build: { ...settings.build, sourcemap, rolldownOptions: { input: join(folder, input) } },
  });
}

/** Builds one file of the design system with its own folder; all other imports stay external. */
export async function buildAlone(folder, file) {
  const settings = await siteSettings();
  const entry = join(folder, file);
  return outputOf({
    ...settings,
    root: folder,
    build: {
      ...settings.build,
      // Not in library mode, where Vite keeps line breaks and long names.
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Relative imports are decided once they are resolved.
        external: (id) => !id.startsWith('.') && !id.startsWith(folder) && !id.startsWith('\0'),
      },
    },
  });
}

/** Builds the site as it is shipped. */
export async function buildSite({ sourcemap = false } = {}) {
  return outputOf({ root: site, configFile: siteConfig, build: { sourcemap } });
}
