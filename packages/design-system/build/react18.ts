// What React 18 needs is put into the built files, so that sources are written for React 19.
const COMPONENT_CHUNKS = /^(?:components|layout|icons)\/|^theme\/ThemeProvider$/;

/**
 * Wraps every component for React 18, so that it takes a `ref`; see `src/compat/withRef.ts`. It wraps what a
 * module exports, so a subcomponent that takes a ref needs its own file.
 */
export const refsForReact18 = {
  name: 'refs-for-react-18',
  renderChunk(code: string, { name }: { name: string }) {
    if (!COMPONENT_CHUNKS.test(name)) return null;
    const components = [...code.matchAll(/^function ([A-Z][A-Za-z]*[a-z][A-Za-z]*)\(/gm)]
      .map(([, component = '']) => component)
      .filter((component) => new RegExp(`export \\{[^}]*\\b${component}\\b`).test(code));
    if (components.length === 0) return null;
    const wrapped = components.map((it) => `const ${it}$ = /* @__PURE__ */ withRef(${it});`);
    const up = '../'.repeat(name.split('/').length - 1);
    const directive = /^["']use client["'];\n/.exec(code)?.[0] ?? '';
    const body = code
      .slice(directive.length)
      .replace(/export \{[^}]*\}/, (list) =>
        components.reduce(
          (text, it) => text.replace(new RegExp(`\\b${it}\\b`), `${it}$ as ${it}`),
          list,
        ),
      );
    const at = body.lastIndexOf('export {');
    const source = `import { withRef } from '${up}compat/withRef.js';\n${body.slice(0, at)}${wrapped.join('\n')}\n${body.slice(at)}`;
    return { code: `${directive}${source}`, map: null };
  },
};

const REACT_IMPORT = /import \{([^}]*\buseLayoutEffect\b[^}]*)\} from ["']react["'];\n/;

/** Silences React 18 about layout effects on a server; see `src/compat/useLayoutEffect.ts`. */
export const layoutEffectsForReact18 = {
  name: 'layout-effects-for-react-18',
  renderChunk(code: string, { name }: { name: string }) {
    if (name.startsWith('compat/') || !REACT_IMPORT.test(code)) return null;
    const up = '../'.repeat(name.split('/').length - 1);
    const replaced = code.replace(REACT_IMPORT, (_, names: string) => {
      const others = names.split(',').filter((it) => it.trim() !== 'useLayoutEffect');
      const rest = others.length === 0 ? '' : `import {${others.join(',')}} from 'react';\n`;
      return `${rest}import { useLayoutEffect } from '${up}compat/useLayoutEffect.js';\n`;
    });
    return { code: replaced, map: null };
  },
};
