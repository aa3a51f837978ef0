import type { Plugin } from 'vite';
import { pathOf, resolveLibrary, withParts } from './parts.ts';
import { createSheetReader } from './sheets.ts';

const SHEET = '.extracted.css';

/**
 * Moves the rules of styled-components from scripts into style sheets. A module keeps its exports; its templates become
 * class names, and their rules a CSS file for Vite. Only for builds of a site (docs/decisions/0018).
 */
export function extractStyles(): Plugin {
  const sheets = createSheetReader();
  return {
    name: 'parlour:extract-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      resolveLibrary(source, importer, {}) ?? (source.endsWith(SHEET) ? source : null),
    load: (id) => (id.endsWith(SHEET) ? sheets.sheetOf(id.slice(0, -SHEET.length)) : null),
    transform(code, id) {
      const file = pathOf(id);
      const text = withParts(file, code, {});
      if (text === null) return null;
      sheets.claim(file);
      // After the other imports, so that its rules come after those that it extends.
      return { code: `${text}\nimport ${JSON.stringify(`${file}${SHEET}`)};`, map: null };
    },
    buildEnd: () => sheets.close(),
  };
}
