import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const PEERS = /^(?:react|react-dom|styled-components|react-hook-form|yup)(?:\/|$)/;
const PART = /@parlour\/design-system\/dist\/(components|layout)\/([^/]+)\//;

/** What importing one entry point adds to a bundle, without peers: gzipped bytes, and components of the package. */
export async function weighEntry(folder, entry) {
  const results = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(folder, 'only-button', entry), formats: ['es'], fileName: 'out' },
      rolldownOptions: { external: PEERS },
    },
  });
  // In library mode Vite returns one result for each format.
  const [{ output }] = [results].flat();
  const chunks = output.filter(({ type }) => type === 'chunk');
  const parts = new Set();
  for (const { modules } of chunks)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const [, , part] = PART.exec(id) ?? [];
      if (part !== undefined && renderedLength > 0) parts.add(part);
    }
  const gz = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { gz, parts: [...parts].sort() };
}
