import type { Plugin } from 'vite';
import { nameOf, type PartOptions, pathOf, resolveLibrary, withParts } from './parts.ts';
import { createSheetReader } from './sheets.ts';

/** Settings of `packageStyles`. */
export interface PackageStyles extends Required<PartOptions> {
  /** Where a module imports its sheet from: a private address of the package, such as `#styles`. */
  address: string;
}

/**
 * Moves the rules of styled-components into style sheets when a package is built: one file in `styles/` for each module that has
 * rules, which the module imports, and `styles.css` with all of them (docs/decisions/0018).
 */
export function packageStyles({ runtime, scope, address }: PackageStyles): Plugin {
  const sheets = createSheetReader(scope);
  const found = new Map<string, string>();
  const isSheet = (id: string) => id.startsWith(`${address}/`);
  return {
    name: 'parlour:package-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      isSheet(source)
        ? { id: source, external: true, moduleSideEffects: true }
        : resolveLibrary(source, importer, { runtime }),
    async transform(code, id) {
      const file = pathOf(id);
      const text = withParts(file, code, { runtime, scope });
      if (text === null) return null;
      sheets.claim(file);
      const css = await sheets.sheetOf(file);
      if (css === '') return { code: text, map: null };
      found.set(file, css);
      // After the other imports, so that its rules come after those that it extends.
      const from = JSON.stringify(`${address}/${nameOf(file)}.css`);
      return { code: `${text}\nimport ${from};`, map: null };
    },
    generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const [file, css] of found) emit(`styles/${nameOf(file)}.css`, `${css}\n`);
      // In the order of their imports: what extends a part stands behind it.
      const inOrder = new Set<string>();
      const visit = (id: string) => {
        if (inOrder.has(id)) return;
        inOrder.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
        // Behind what it imports.
        inOrder.delete(id);
        inOrder.add(id);
      };
      for (const id of [...this.getModuleIds()].sort()) visit(id);
      const all = [...inOrder].flatMap((id) => found.get(id) ?? []);
      emit('styles.css', `${all.join('\n')}\n`);
    },
    buildEnd: () => sheets.close(),
  };
}
