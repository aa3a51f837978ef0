import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOADER = JSON.stringify(join(import.meta.dirname, '../src/loadChunkFiles.ts'));

/** Puts the site's own way to load a part in the place of the one that Vite wraps every `import()` of a build with. */
export function chunkLoader(): Plugin {
  return {
    name: 'parlour:part-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunkFiles as __vitePreload } from ${LOADER};`,
    },
  };
}
