import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

// Stories of these export names test something and may leave another state than one that readers look for.
const TEST_STORY = /(?:Interaction|Test)$/;
const EXPORTED_TEST = /^export const (\w*(?:Interaction|Test))\b/gm;
/** Out of the sidebar and of docs pages; the addon for tests still runs them. */
const UNLISTED = ['!dev', '!autodocs'];

/** Wraps an indexer, so that the sidebar lists no stories that are tests. */
export const unlistTests = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const entries = await indexer.createIndex(fileName, options);
    return entries.map((entry) =>
      TEST_STORY.test(entry.exportName)
        ? { ...entry, tags: [...(entry.tags ?? []), ...UNLISTED] }
        : entry,
    );
  },
});

/** Docs pages read tags from the loaded stories, not from the index. */
export const unlistTestsPlugin = (): Plugin => ({
  name: 'unlist-tests',
  transform: (code, id) => {
    if (!id.split('?')[0]?.endsWith('.stories.tsx')) return undefined;
    const lines = [...code.matchAll(EXPORTED_TEST)].map(
      ([, name]) =>
        `\nObject.assign(${name}, { tags: [...(${name}.tags ?? []), ...${JSON.stringify(UNLISTED)}] });`,
    );
    return lines.length === 0 ? undefined : { code: code + lines.join(''), map: null };
  },
});
