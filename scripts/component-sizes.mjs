// `npm run docs:sizes`: what each component adds alone to a bundle that has its peers, for its page in Storybook.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './lib/paths.mjs';

const PEERS = /^(?:react|react-dom|styled-components|react-hook-form|yup)(?:\/|$)/;
const source = join(root, 'packages', 'design-system', 'src');

/** Gzipped bytes of a component with all that it always loads; not what it fetches when it is needed. */
async function weigh(file) {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'out' },
      rolldownOptions: { external: PEERS },
    },
  });
  const [{ output }] = [results].flat();
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const fileName of loaded)
    for (const other of chunks.get(fileName).imports) if (chunks.has(other)) loaded.add(other);
  return [...loaded].reduce((sum, it) => sum + gzipSync(chunks.get(it).code).length, 0);
}

const sizes = {};
for (const kind of ['components', 'layout'])
  for (const name of readdirSync(join(source, kind))) {
    const file = join(source, kind, name, `${name}.tsx`);
    if (existsSync(file)) sizes[name] = await weigh(file);
  }
const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(
  join(root, '.storybook', 'docgen', 'sizes.json'),
  `${JSON.stringify(sorted, null, 2)}\n`,
);
console.log(`${Object.keys(sorted).length} components measured.`);
