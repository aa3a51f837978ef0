import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle, PEERS } from '../../../scripts/lib/weigh.mjs';

const COMPONENT = /@parlour\/design-system\/dist\/(components|layout)\/([^/]+)\//;

/** What importing one entry point adds to a bundle, without peers: gzipped bytes with its styles, and components of the package. */
export async function weighEntry(folder, entry) {
  const output = await bundle(folder, {
    minify: true,
    lib: { entry: join(folder, 'only-button', entry), formats: ['es'], fileName: 'out' },
    rolldownOptions: { external: PEERS },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const components = new Set();
  for (const { modules } of chunks)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const [, , component] = COMPONENT.exec(id) ?? [];
      if (component !== undefined && renderedLength > 0) components.add(component);
    }
  const gz = output.reduce((sum, { code, source }) => sum + gzipSync(code ?? source).length, 0);
  return { gz, components: [...components].sort() };
}
