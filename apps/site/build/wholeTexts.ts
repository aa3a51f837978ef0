import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WHOLE = /\.(?:json|ts)\?whole$/;
const TEXTS = /(?<=from '[^']+\.json)(?=')/g;

/**
 * Copies of dictionaries, with copies of their texts, for those that hold all of a language. Without them the
 * file that two dictionaries share would be a request of its own.
 */
export function wholeTexts(): Plugin {
  return {
    name: 'parlour:whole-texts',
    enforce: 'pre',
    load: {
      filter: { id: WHOLE },
      handler: async (id) => {
        const file = id.replace(/\?.*$/, '');
        const text = await readFile(file, 'utf8');
        return file.endsWith('.json')
          ? { code: `export default ${text}`, moduleType: 'js' }
          : { code: text.replace(TEXTS, '?whole'), moduleType: 'ts' };
      },
    },
  };
}
