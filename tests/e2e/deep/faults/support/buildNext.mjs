// `buildNext.mjs <folder>`: builds the site again into a folder that holds the previous build, with one sentence of one page
// changed. A change could hardly be smaller; still most files get other names.
import { join } from 'node:path';
import { build } from 'vite';

const [, , folder] = process.argv;
const site = join(import.meta.dirname, '..', '..', '..', '..', '..', 'apps', 'site');
const SENTENCE = /Reels of every vendor, [^"\\]*/g;
let written = 0;

const writeAnew = {
  name: 'parlour:write-anew',
  enforce: 'pre',
  transform: {
    filter: { id: /^\0virtual:dictionaries\/(?:late|whole)\/en$/ },
    handler: (code) => {
      const anew = code.replaceAll(SENTENCE, 'Reels of the next version.');
      if (anew !== code) written += 1;
      return { code: anew, map: null };
    },
  },
};

await build({
  root: site,
  configFile: join(site, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [writeAnew],
  build: { outDir: folder, emptyOutDir: true },
});
if (written === 0) throw new Error('The next version of the site would be the one before.');
