// `buildNext.mjs <folder>`: the site as it is built by its own settings, into a folder that holds the build before, with
// one sentence of one page written anew. It is a change as small as any; still the names of most files are other ones.
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
