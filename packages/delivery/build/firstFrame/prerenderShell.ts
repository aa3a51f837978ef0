import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Rendering } from '../../src/firstFrame/rendering';
import type { TextFolders } from '../dictionaries.ts';
import { loadStylis } from '../styles/stylis.ts';
import {
  assetText,
  type Bundle,
  chunkOf,
  dictionariesOf,
  pagesOf,
  sheetsOf,
  takeFaces,
  takeTags,
  withImports,
} from './bundle.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { criticalCss, readUsed } from './criticalCss.ts';
import { shellDocument } from './shellDocument.ts';
import { addSlots } from './slots.ts';
import { withRendering } from './ssr.ts';
import { startScript } from './startScript.ts';

/** What the build has to know of a site to render its first frames. */
export interface ShellOptions {
  /** Folder of the site. Whatever else is built by these plugins has no shell. */
  root: string;
  /** Path of the module that exports `rendering`. */
  rendering: string;
  /** Path of a style sheet for the shell alone. */
  shellStyles: string;
  texts: TextFolders;
  /** End of the path of the module that every address but the home page's needs. */
  behind: string;
}

/** Takes scripts and style sheets out of the built HTML: the first script loads them later. */
function takeFiles(html: string) {
  const entry = takeTags(html, /\s*<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/g);
  const scripts = takeTags(entry.rest, /\s*<link rel="modulepreload"[^>]*href="([^"]*)"[^>]*>/g);
  const sheets = takeTags(scripts.rest, /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g);
  // Vite replaces an entry that only imports by its imports; the site itself is the last of them.
  const start = entry.addresses.at(-1);
  if (start === undefined) throw new Error('The built index.html starts no script.');
  const before = [...entry.addresses.slice(0, -1), ...scripts.addresses];
  return { html: sheets.rest, start, scripts: before, sheets: sheets.addresses };
}

/** All documents of a site, by the name of the file. */
async function shellsOf(
  bundle: Bundle,
  source: string,
  rendering: Rendering,
  { shellStyles, behind }: ShellOptions,
): Promise<Map<string, string>> {
  const { html, start, scripts, sheets } = takeFiles(source);
  const stylis = loadStylis();
  const tags = Object.keys(rendering.CODES);
  const own = await readFile(shellStyles, 'utf8');
  const first = sheets.map((name) => name.slice(1));
  const faces = takeFaces(bundle, first);
  const there = [start, ...scripts];
  const features = withImports(bundle, chunkOf(bundle, behind), there);
  const pages = pagesOf(bundle, rendering.PAGES, [...there, ...features]);
  const script = await startScript({
    entry: start,
    scripts,
    sheets,
    dictionaries: dictionariesOf(bundle, tags, 'first'),
    lateDictionaries: dictionariesOf(bundle, tags, 'late'),
    features,
    pages,
    codes: rendering.CODES,
    rightToLeft: rendering.RIGHT_TO_LEFT,
    calls: await rendering.recordOpeningCalls(),
    pageCalls: await rendering.recordPageCalls(),
    cached: rendering.CACHED,
    storage: rendering.STORAGE,
    homePaths: rendering.HOME_ADDRESSES,
    inGamePaths: rendering.IN_GAME_PATHS,
  });
  const documents = new Map<string, string>();
  for (const [tag, code] of Object.entries(rendering.CODES))
    for (const at of [undefined, ...rendering.SHELL_ADDRESSES]) {
      const direction = rendering.RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr';
      const rendered = await rendering.renderShell(tag, at ?? '/');
      if (rendered === null) continue;
      const page = pages.find((each) => at !== undefined && each.at.includes(at));
      const later = sheetsOf(bundle, page === undefined ? [] : [...features, ...page.scripts]);
      const all = [...first, ...later].map((name) => assetText(bundle, name)).join('\n');
      const clean = cleanMarkup(rendered.shell);
      const { markup, names } = addSlots(clean.markup, rendering.PLACEHOLDERS);
      const fillings = [...names].map((name) => rendering.FILLINGS[name] ?? '').join('');
      const ownCss = stylis.serialize(stylis.compile(own + clean.css), stylis.stringify);
      const critical = criticalCss(stylis, all, readUsed(clean.markup + fillings), ownCss);
      // One file for all addresses of one kind, such as `/content/:pageId`.
      documents.set(
        code + (at ?? '').replace(/:\w+$/, '_'),
        shellDocument({
          ...{ html, tag, direction, at, markup, script },
          ...{ about: rendered.about, texts: rendered.texts },
          css: faces + critical + ownCss,
        }),
      );
    }
  return documents;
}

/**
 * Writes into the built HTML what the site looks like before its script, the styles of that, and a script that loads
 * the site's own when the first frame has been painted. One document for each language, and one for each address with
 * a first frame of its own: the server chooses, `index.html` is in English (docs/decisions/0046).
 */
export function prerenderShell(options: ShellOptions): Plugin {
  let isSite = false;
  return {
    name: 'parlour:prerender-shell',
    apply: 'build',
    enforce: 'post',
    configResolved({ root }) {
      isSite = join(root) === join(options.root);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (!isSite || page?.type !== 'asset') return;
        await withRendering(options, async (rendering) => {
          const documents = await shellsOf(bundle, String(page.source), rendering, options);
          page.source = documents.get(rendering.CODES['en'] ?? '') ?? page.source;
          for (const [name, source] of documents)
            this.emitFile({ type: 'asset', fileName: `shell/${name}.html`, source });
        });
      },
    },
  };
}
