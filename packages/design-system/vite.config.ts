import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';
import { designTokens } from './src/theme/designTokens';

const source = join(import.meta.dirname, 'src');

/** Files for tests and Storybook, which are not shipped. */
const UNSHIPPED = /\.(stories|test|fixtures)\.tsx?$/;

const RELATIVE_IMPORT = /((?:from |import\()')(\.{1,2}\/[^']+)'/g;

/**
 * Modules of the client: components, hooks, and state of one user. A server renders them but stores no state
 * in them. Modules with plain functions run on either side.
 */
const CLIENT_MODULES =
  /\/src\/(?:(?:components|layout|icons)\/.*\.tsx|.*\/use[A-Z]\w*\.tsx?|.*\/(?:dialogs|toasts)\.ts|labels\/LabelsProvider\.tsx|theme\/(?:ThemeProvider|BrandStyle|GlobalStyle)\.tsx?)$/;

/** The main file of each component or layout folder. */
const componentFiles = ['components', 'layout'].flatMap((folder) =>
  readdirSync(join(source, folder)).map((name) => join(source, folder, name, `${name}.tsx`)),
);
const singles = ['hooks', 'icons'].flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((name) => /\.tsx?$/.test(name) && !UNSHIPPED.test(name))
    .map((name) => join(source, folder, name)),
);

const COMPONENT_CHUNKS = /^(?:components|layout|icons)\/|^theme\/ThemeProvider$/;

/**
 * Wraps every component for React 18, so that it takes a `ref`; see `src/compat/withRef.ts`. It wraps what a
 * module exports, so a subcomponent that takes a ref needs its own file.
 */
const refsForReact18 = {
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
const layoutEffectsForReact18 = {
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

/** All tokens without a brand, for tools that read no code. */
const tokensFile = {
  name: 'tokens-file',
  writeBundle({ dir = '' }: { dir?: string }) {
    writeFileSync(join(dir, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
  },
};

export default defineConfig({
  plugins: [
    react(),
    tokensFile,
    refsForReact18,
    layoutEffectsForReact18,
    dts({
      entryRoot: source,
      // Node requires full file names in imports, in types as in code.
      beforeWriteFile: (filePath, content) => ({
        filePath,
        content: content.replace(RELATIVE_IMPORT, (whole, start: string, path: string) =>
          /\.(js|json|css)$/.test(path) ? whole : `${start}${path}.js'`,
        ),
      }),
      tsconfigPath: join(import.meta.dirname, '..', '..', 'tsconfig.web.json'),
      include: [source],
      exclude: [
        '**/*.stories.tsx',
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.fixtures.*',
        '**/*.docs.ts',
        join(source, 'docs', '**'),
        '**/testing/**',
      ],
    }),
  ],
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: {
      entry: [
        join(source, 'index.ts'),
        join(source, 'tokens', 'index.ts'),
        join(source, 'theme', 'index.ts'),
        join(source, 'patterns', 'index.ts'),
        join(source, 'forms', 'index.ts'),
        join(source, 'labels', 'index.ts'),
        join(source, 'compat', 'withRef.ts'),
        join(source, 'compat', 'useLayoutEffect.ts'),
        ...componentFiles,
        ...singles,
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        !id.startsWith('.') && !id.startsWith('/') && !id.includes('packages/design-system'),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: '[name].js',
        banner: ({ facadeModuleId }) =>
          CLIENT_MODULES.test(facadeModuleId ?? '') ? "'use client';" : '',
      },
    },
  },
});
