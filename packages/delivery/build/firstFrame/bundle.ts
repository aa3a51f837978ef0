// Finds out which files of a finished bundle belong together.
import type { Rolldown } from 'vite';
import type { Rendering } from '../../src/firstFrame/rendering';
import type { StartPlan } from '../../src/firstFrame/startPlan';
import { dictionaryId } from '../dictionaries.ts';

export type Bundle = Rolldown.OutputBundle;

/** Text of an asset. */
export const assetText = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
};

/** Removes tags that load files from a document, and returns their addresses. */
export function takeTags(html: string, tag: RegExp): { rest: string; addresses: string[] } {
  const addresses = [...html.matchAll(tag)].map(([, address = '']) => address);
  return { rest: html.replaceAll(tag, ''), addresses };
}

/** The file that an `import()` of a module loads, by the end of the module's id. */
export function chunkOf(bundle: Bundle, module: string): string | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  // A module of a group has no file of its own.
  return (own ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))))
    ?.fileName;
}

/** A script with all its imports, without those that are loaded already. */
export function withImports(bundle: Bundle, name: string | undefined, there: string[]): string[] {
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

/** Addresses of texts by language. */
export function dictionariesOf(
  bundle: Bundle,
  tags: string[],
  request: string,
): Record<string, string> {
  const found = tags.map((tag) => [tag, chunkOf(bundle, dictionaryId(request, tag))] as const);
  return Object.fromEntries(
    found.flatMap(([tag, file]) => (file === undefined ? [] : [[tag, `/${file}`]])),
  );
}

/** Style sheets that come with scripts, in their order. */
export const sheetsOf = (bundle: Bundle, scripts: readonly string[]): string[] => [
  ...new Set(
    scripts.flatMap((address) => {
      const chunk = bundle[address.slice(1)];
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  ),
];

const FACE = /@font-face\{[^}]*\}/g;

/**
 * Moves font faces from style sheets to the document: a face that a style sheet adds later makes the browser lay out all
 * text again.
 */
export function takeFaces(bundle: Bundle, sheets: readonly string[]): string {
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

/** Further scripts of each page, with its addresses. */
export function pagesOf(
  bundle: Bundle,
  pages: Rendering['PAGES'],
  there: string[],
): StartPlan['pages'] {
  return [...new Set(Object.values(pages))].map((module) => {
    const at = Object.keys(pages).filter((path) => pages[path] === module);
    const chunk = chunkOf(bundle, module);
    if (chunk === undefined) throw new Error(`The page of ${at.join()} is no file of its own.`);
    return { at, scripts: withImports(bundle, chunk, there) };
  });
}
