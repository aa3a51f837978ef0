import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WHOLE = /\.json\?whole$/;

/**
 * Copies of texts for the dictionaries that hold all of a language. Without them the file that two
 * dictionaries share would be a request of its own.
 */
export function wholeTexts(): Plugin {
  return {
    name: 'parlour:whole-texts',
    enforce: 'pre',
    load: {
      filter: { id: WHOLE },
      handler: async (id) => ({
        code: `export default ${await readFile(id.replace(/\?.*$/, ''), 'utf8')}`,
        moduleType: 'js',
      }),
    },
  };
}
