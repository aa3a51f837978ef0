import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOADER = JSON.stringify(join(import.meta.dirname, '../../src/chunks/loadChunkFiles.ts'));

/** Replaces the helper that Vite wraps around every `import()` of a build by `loadChunkFiles`. */
export function chunkLoader(): Plugin {
  return {
    name: 'parlour:chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunkFiles as __vitePreload } from ${LOADER};`,
    },
  };
}
