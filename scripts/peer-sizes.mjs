// `npm run docs:peers`: what a part costs beside the same part of other libraries, all in one run: installed from the
// registry in a folder of its own, with the design system as it is packed. Deep: it needs the network, and is in no gate.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { cleanUp, packDesignSystem } from '../tests/consumers/lib/packaging.mjs';
import { root } from './lib/paths.mjs';
import { LIBRARIES, PARTS, PEER_VERSIONS } from './lib/peers.mjs';
import { asMarkdown } from './lib/peerTable.mjs';
import { run } from './lib/run.mjs';

const folder = join(tmpdir(), `parlour-peers-${process.pid}`);
const target = join(root, 'docs', 'measurements');

/** Every application has these already. */
const EXTERNAL = /^(?:react|react-dom)(?:\/|$)/;

/** Code that keeps the exports of some modules, each once, and loads their style sheets. */
function entryOf(modules) {
  const names = new Map();
  for (const { module, names: some = [] } of modules)
    names.set(module, new Set([...(names.get(module) ?? []), ...some]));
  return [...names]
    .map(([module, all]) =>
      all.size === 0
        ? `import '${module}';`
        : `export { ${[...all].join(', ')} } from '${module}';`,
    )
    .join('\n');
}

/** Gzipped bytes of what some modules always load, with their styles. */
async function weigh(modules) {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, entryOf(modules));
  const results = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      // As an application is built: as a library its code would keep its spaces.
      rolldownOptions: { input: entry, external: EXTERNAL, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output }] = [results].flat();
  const byName = new Map(output.map((file) => [file.fileName, file]));
  const loaded = new Set(
    output
      .filter((file) => file.isEntry || file.fileName.endsWith('.css'))
      .map((it) => it.fileName),
  );
  for (const name of loaded)
    for (const other of byName.get(name).imports ?? []) if (byName.has(other)) loaded.add(other);
  return [...loaded].reduce((sum, name) => {
    const { code, source } = byName.get(name);
    return sum + gzipSync(code ?? source).length;
  }, 0);
}

async function install() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarball = await packDesignSystem();
  const dependencies = { ...PEER_VERSIONS, '@parlour/design-system': `file:${tarball}` };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'peers', private: true, type: 'module', dependencies }),
  );
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const code = await run('npm', ['install', ...flags], {}, folder);
  if (code !== 0) throw new Error('The peers could not be installed.');
}

try {
  await install();
  const versions = Object.fromEntries(
    Object.values(LIBRARIES).map(({ packageName }) => {
      const manifest = join(folder, 'node_modules', packageName, 'package.json');
      return [packageName, JSON.parse(readFileSync(manifest, 'utf8')).version];
    }),
  );
  const sizes = {};
  for (const [part, byLibrary] of Object.entries(PARTS)) {
    sizes[part] = {};
    for (const library of Object.keys(LIBRARIES)) {
      const modules = byLibrary[library];
      sizes[part][library] = modules === undefined ? null : await weigh(modules);
    }
    console.log(part, sizes[part]);
  }
  const together = {};
  for (const library of Object.keys(LIBRARIES))
    together[library] = await weigh(
      Object.values(PARTS).flatMap((byLibrary) => byLibrary[library] ?? []),
    );
  const measured = { measuredOn: new Date().toISOString().slice(0, 10), versions, sizes, together };
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'peer-sizes.json'), `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(join(target, 'peer-sizes.md'), asMarkdown(measured));
} finally {
  rmSync(folder, { recursive: true, force: true });
  cleanUp();
}
