import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Rendering } from '../../src/shell/rendering';
import type { StartPlan } from '../../src/shell/startPlan';
import { dictionaryId } from '../dictionaries.ts';
import { loadStylis } from '../extractStyles.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { criticalCss, readUsed } from './criticalCss.ts';
import { addHoles, BANNER, PICTURE, START_HOLE, TEXT } from './holes.ts';
import { withRendering } from './ssr.ts';
import { startScript } from './startScript.ts';

const site = join(import.meta.dirname, '..', '..');
const NONCE = 'nonce="__CSP_NONCE__"';

type Bundle = Rolldown.OutputBundle;

const assetText = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
};

/** Takes the tags out of a document that ask for files; gives the addresses. */
function takeTags(html: string, tag: RegExp): { rest: string; addresses: string[] } {
  const addresses = [...html.matchAll(tag)].map(([, address = '']) => address);
  return { rest: html.replaceAll(tag, ''), addresses };
}

const chunkOf = (bundle: Bundle, module: string): string | undefined =>
  Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true,
  )?.fileName;

/** A script with all that it imports, without what is there already. */
function withImports(bundle: Bundle, name: string | undefined, there: string[]): string[] {
  const found = new Set<string>();
  const look = (file: string | undefined): void => {
    const chunk = file === undefined ? undefined : bundle[file];
    const address = `/${String(file)}`;
    if (chunk?.type !== 'chunk' || found.has(address) || there.includes(address)) return;
    found.add(address);
    for (const next of chunk.imports) look(next);
  };
  look(name);
  return [...found];
}

/** Texts of each language that the build has some of. */
function dictionariesOf(bundle: Bundle, tags: string[], request: string): Record<string, string> {
  const found = tags.map((tag) => [tag, chunkOf(bundle, dictionaryId(request, tag))] as const);
  return Object.fromEntries(
    found.flatMap(([tag, file]) => (file === undefined ? [] : [[tag, `/${file}`]])),
  );
}

/** Style sheets that come with scripts, in their order. */
const sheetsOf = (bundle: Bundle, scripts: readonly string[]): string[] => [
  ...new Set(
    scripts.flatMap((address) => {
      const chunk = bundle[address.slice(1)];
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  ),
];

const FACE = /@font-face\{[^}]*\}/g;

/**
 * Takes the faces out of style sheets. They stand in the document from the start: one that a sheet adds later
 * has the browser look for the letters of all that is shown, and lay it out, anew.
 */
function takeFaces(bundle: Bundle, sheets: readonly string[]): string {
  const faces: string[] = [];
  for (const name of sheets) {
    const file = bundle[name];
    if (file?.type !== 'asset') continue;
    const css = String(file.source);
    faces.push(...(css.match(FACE) ?? []));
    file.source = css.replaceAll(FACE, '');
  }
  if (faces.length === 0) throw new Error('The built style sheets name no face any more.');
  return faces.join('');
}

/** What each page needs besides what is there, with its addresses. */
function pagesOf(bundle: Bundle, pages: Rendering['PAGES'], there: string[]): StartPlan['pages'] {
  return [...new Set(Object.values(pages))].map((module) => {
    const at = Object.keys(pages).filter((path) => pages[path] === module);
    const chunk = chunkOf(bundle, module);
    if (chunk === undefined) throw new Error(`The page of ${at.join()} is no file of its own.`);
    return { at, scripts: withImports(bundle, chunk, there) };
  });
}

/** A document: the built one with the shell of a language, its styles, and the first script. */
interface Parts {
  html: string;
  tag: string;
  /** The address that it is for alone; undefined for one of all addresses. */
  at: string | undefined;
  /** What the site is about, in its language. */
  about: string;
  markup: string;
  css: string;
  script: string;
}

const put = (html: string, mark: string, text: string): string => {
  if (!html.includes(mark)) throw new Error(`index.html has no ${mark}.`);
  return html.replace(mark, () => text);
};

/** As `index.html` says it, in English. */
const ABOUT =
  '<meta name="description" content="Live tables, slots, lottery and sports in one quiet place."';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function documentOf({ html, tag, at, about, markup, css, script }: Parts): string {
  const head = `${START_HOLE}\n    <style ${NONCE}>${css}</style>\n    <script ${NONCE}>${script}</script>\n  </head>`;
  const shell = `<div id="root"></div>\n    <div id="shell" hidden inert aria-hidden="true">${markup}</div>`;
  const named = put(
    html,
    '<html lang="en"',
    at === undefined ? `<html lang="${tag}"` : `<html lang="${tag}" data-at="${at}"`,
  );
  const described = put(named, ABOUT, `<meta name="description" content="${escapeText(about)}"`);
  return put(put(described, '</head>', head), '<div id="root"></div>', shell);
}

/**
 * Writes into the built document what the site looks like before its script, the styles of that, and a
 * script that asks for the site's own when the first frame is shown. One document a language, and one for each
 * address with a shell of its own: the server chooses, `index.html` is in English. docs/decisions/0046 says why.
 */
export function prerenderShell(): Plugin {
  let isSite = false;
  return {
    name: 'parlour:prerender-shell',
    apply: 'build',
    enforce: 'post',
    configResolved({ root }) {
      // Pages that are measured are built by the same plugins.
      isSite = join(root) === site;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (!isSite || page?.type !== 'asset') return;
        const entry = takeTags(
          String(page.source),
          /\s*<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/g,
        );
        const scripts = takeTags(
          entry.rest,
          /\s*<link rel="modulepreload"[^>]*href="([^"]*)"[^>]*>/g,
        );
        const sheets = takeTags(
          scripts.rest,
          /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g,
        );
        const [start] = entry.addresses;
        if (start === undefined) throw new Error('The built index.html starts no script.');

        await withRendering(async (rendering: Rendering) => {
          const stylis = loadStylis();
          const tags = Object.keys(rendering.CODES);
          const own = await readFile(join(import.meta.dirname, 'shell.css'), 'utf8');
          const first = sheets.addresses.map((name) => name.slice(1));
          const faces = takeFaces(bundle, first);
          const there = [start, ...scripts.addresses];
          const features = withImports(bundle, chunkOf(bundle, '/src/features/parts.ts'), there);
          const pages = pagesOf(bundle, rendering.PAGES, [...there, ...features]);
          const script = await startScript({
            entry: start,
            scripts: scripts.addresses,
            sheets: sheets.addresses,
            dictionaries: dictionariesOf(bundle, tags, 'first'),
            lateDictionaries: dictionariesOf(bundle, tags, 'late'),
            features,
            pages,
            codes: rendering.CODES,
            rightToLeft: rendering.RIGHT_TO_LEFT,
            calls: await rendering.recordOpeningCalls(),
            pageCalls: await rendering.recordPageCalls(),
            homePaths: rendering.HOME_ADDRESSES,
            inGamePaths: rendering.IN_GAME_PATHS,
          });
          const write = async (tag: string, at: string | undefined): Promise<string | null> => {
            const rendered = await rendering.renderShell(tag, at ?? '/');
            if (rendered === null) return null;
            const page = pages.find((each) => at !== undefined && each.at.includes(at));
            const later = sheetsOf(
              bundle,
              page === undefined ? [] : [...features, ...page.scripts],
            );
            const all = [...first, ...later].map((name) => assetText(bundle, name)).join('\n');
            const { markup, css } = cleanMarkup(rendered.shell);
            const ownCss = stylis.serialize(stylis.compile(own + css), stylis.stringify);
            const text = markup.includes('SafeHtml-Root') ? TEXT : '';
            const used = readUsed(markup + BANNER + PICTURE + text);
            const critical = criticalCss(stylis, all, used, ownCss);
            return documentOf({
              html: sheets.rest,
              tag,
              at,
              about: rendered.about,
              markup: addHoles(markup, rendering.HOLES),
              css: faces + critical + ownCss,
              script,
            });
          };
          for (const [tag, code] of Object.entries(rendering.CODES))
            for (const at of [undefined, ...rendering.SHELL_ADDRESSES]) {
              const source = await write(tag, at);
              if (source === null) continue;
              if (tag === 'en' && at === undefined) page.source = source;
              // Of addresses of one kind, such as `/content/:pageId`.
              const file = code + (at ?? '').replace(/:\w+$/, '_');
              this.emitFile({ type: 'asset', fileName: `shell/${file}.html`, source });
            }
        });
      },
    },
  };
}
