import type { Plugin } from 'vite';

const STORY_TEXT = /(\bstory: ?["'`])(?:\[[A-Z]+-?\d+\] ?)+/g;

/** Descriptions of stories begin with the requirements that they prove; readers of the docs are not told. */
export const plainDescriptionsPlugin = (): Plugin => ({
  name: 'plain-descriptions',
  enforce: 'post',
  transform: {
    // After the plugin that writes the descriptions into the code.
    order: 'post',
    handler: (code, id) =>
      id.split('?')[0]?.endsWith('.stories.tsx') === true && code.search(STORY_TEXT) >= 0
        ? { code: code.replaceAll(STORY_TEXT, '$1'), map: null }
        : undefined,
  },
});
