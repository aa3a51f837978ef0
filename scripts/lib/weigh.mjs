// What parts add to an application, of the design system as it is packed and of other libraries: one way for all of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { must, NAME, packDesignSystem } from './designSystemPackage.mjs';

/** The peers of the design system: an application has them already, or once for all of its forms. */
export const PEERS = /^(?:react|react-dom|react-hook-form|yup)(?:\/|$)/;

/** Packs the design system and installs it in a new folder, beside other packages. */
export async function installToWeigh(folder, others) {
  mkdirSync(folder, { recursive: true });
  const tarball = await packDesignSystem(join(folder, 'packed'));
  const dependencies = { ...others, [NAME]: `file:${tarball}` };
  const manifest = { name: 'weighed', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await must('npm', ['install', ...flags], { cwd: folder });
}

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

/** The files that Vite makes of a folder, without writing them; `options` are those of its build. */
export async function bundle(folder, options) {
  const results = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, ...options },
  });
  // In library mode Vite returns one result for each format.
  const [{ output }] = [results].flat();
  return output;
}

/**
 * Gzipped bytes of what some modules always load, with their styles; not of what they fetch when it is needed. A module is
 * `{ module, names }`, a style sheet has no names.
 */
export async function weigh(folder, modules) {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, entryOf(modules));
  const output = await bundle(folder, {
    modulePreload: { polyfill: false },
    // As an application is built: as a library its code would keep its spaces.
    rolldownOptions: { input: entry, external: PEERS, preserveEntrySignatures: 'strict' },
  });
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
