import { basename, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { findTemplates, rewrite, type StyleTemplate } from './styleTemplates.ts';

const LIBRARY = 'styled-components';
const SITE_RUNTIME = normalizePath(join(import.meta.dirname, 'styledRuntime.ts'));

/** How the templates of a module become class names. */
export interface PartOptions {
  /** Path of the module that has `part`, `globalStyle` and `StyleSheetManager`. Default: that of a site. */
  runtime?: string | undefined;
  /** Goes before the names of all classes, as in `pl-`. Default: nothing. */
  scope?: string | undefined;
}

export const pathOf = (id: string) => id.replace(/\?.*$/, '');
const isOurs = (id: string) => /\.tsx?$/.test(pathOf(id)) && !id.includes('/node_modules/');

/** Name of a module in its classes: `GameCard` for `GameCard.styles.ts`. */
export const nameOf = (file: string) => basename(file).replace(/(\.styles)?\.tsx?$/, '');

/** The templates of one of our modules; null if it has none. */
export const templatesOf = (file: string, code: string) =>
  isOurs(file) ? findTemplates(file, code) : null;

function replacement({ kind, name, base }: StyleTemplate, prefix: string): string {
  if (kind === 'part')
    return `/* @__PURE__ */ part(${base}, ${JSON.stringify(`${prefix}-${name}`)})`;
  return kind === 'global' ? '/* @__PURE__ */ globalStyle()' : "''";
}

/** Replaces the templates of a module by class names; null if it has none. */
export function withParts(
  file: string,
  code: string,
  { runtime = SITE_RUNTIME, scope = '' }: PartOptions,
): string | null {
  const found = templatesOf(file, code);
  if (found === null) return null;
  const prefix = scope + nameOf(file);
  const edits = [
    ...found.imports.map((range) => [range, ''] as const),
    ...found.templates.map((one) => [one.whole, replacement(one, prefix)] as const),
  ];
  return [
    `import { globalStyle, part } from ${JSON.stringify(runtime)};`,
    rewrite(code, edits),
  ].join('\n');
}

/** A use of the library that was not replaced gets the runtime, which has no `styled`: the build fails. */
export const resolveLibrary = (
  source: string,
  importer: string | undefined,
  { runtime = SITE_RUNTIME }: PartOptions,
): string | null =>
  source === LIBRARY && importer !== undefined && isOurs(importer) ? runtime : null;

/** Class names as in a build, without style sheets; for rendering in Node. */
export const classesOnly = (): Plugin => ({
  name: 'parlour:classes-only',
  enforce: 'pre',
  resolveId: (source, importer) => resolveLibrary(source, importer, {}),
  transform: (code, id) => withParts(pathOf(id), code, {}),
});
