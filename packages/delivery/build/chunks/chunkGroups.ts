import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isDictionary } from '../dictionaries.ts';

/** What a site says of its first page. */
export interface ChunkOptions {
  /** Folder of the site; what else is built by these plugins is split as Vite does it. */
  root: string;
  /** End of the path of the entry module. The first page is all that it imports. */
  entry: string;
  /** End of the path of the module that every address but the home page's needs. */
  behind: string;
}

/** What renders: a file of its own, which the first script runs in a task of its own. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The file of the first page, by its name in the build. */
const IS_START = /\/start-[\w-]{7}\.js$/;

/** A module names the chunk that it belongs to, with all that it imports. */
const MARK = /^\/\/ @chunk (\w+)$/m;

/**
 * Splits a site into chunks: React, the first page, what lies behind it, and those that modules name by a line
 * `// @chunk <name>`. Such a chunk bundles small modules that many pages share, which would be a request each. All
 * other chunks are Vite's own choice.
 */
export function chunkGroups({ root, entry, behind }: ChunkOptions): Plugin {
  const named = new Map<string, string>();
  const endsWith = (end: string) => (id: string) => id.endsWith(end);
  return {
    name: 'parlour:chunk-groups',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: MARK },
      handler(code, id) {
        const [, chunk] = MARK.exec(code) ?? [];
        if (chunk !== undefined) named.set(id, chunk);
      },
    },
    config(user) {
      if (join(user.root ?? '') !== join(root)) return undefined;
      return {
        build: {
          modulePreload: {
            polyfill: false,
            // Otherwise the first page would name each script that something later needs besides its own.
            resolveDependencies: (_file, needed, { hostId }) =>
              IS_START.test(hostId) ? needed.filter((file) => file.endsWith('.css')) : needed,
          },
          rolldownOptions: {
            output: {
              // The first page names every chunk that it may load: short names weigh less. Languages keep theirs, so
              // that a log shows which was loaded.
              chunkFileNames: ({ name, facadeModuleId }) =>
                name === 'start' || isDictionary(facadeModuleId)
                  ? 'assets/[name]-[hash:7].js'
                  : 'assets/[hash:7].js',
              assetFileNames: 'assets/[hash:7][extname]',
              codeSplitting: {
                groups: [
                  { name: 'react', test: REACT, priority: 4 },
                  { name: 'start', test: endsWith(entry), priority: 3 },
                  { name: 'behind', test: endsWith(behind), priority: 2 },
                  { name: (id) => named.get(id) ?? null, priority: 1 },
                ],
              },
            },
          },
        },
      };
    },
  };
}
