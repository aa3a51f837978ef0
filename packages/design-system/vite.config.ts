import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';
import { packageStyles } from '../delivery/build/index.ts';
import { isClientModule } from './build/clientModules.ts';
import { layoutEffectsForReact18, refsForReact18 } from './build/react18.ts';
import { designTokens } from './src/theme/designTokens';

const source = join(import.meta.dirname, 'src');

/** Files for tests and Storybook, which are not shipped. */
const UNSHIPPED = /\.(stories|test|fixtures)\.tsx?$/;

const RELATIVE_IMPORT = /((?:from |import\()')(\.{1,2}\/[^']+)'/g;

/** Modules that use styled-components, for who asks for them by a condition; without, their rules are style sheets. */
const isStyled = (mode: string) => mode === 'styled';

/** The main file of each component or layout folder. */
const componentFiles = ['components', 'layout'].flatMap((folder) =>
  readdirSync(join(source, folder)).map((name) => join(source, folder, name, `${name}.tsx`)),
);
const singles = ['hooks', 'icons'].flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((name) => /\.tsx?$/.test(name) && !UNSHIPPED.test(name))
    .map((name) => join(source, folder, name)),
);

/** All tokens without a brand, for tools that read no code. */
const tokensFile = {
  name: 'tokens-file',
  writeBundle({ dir = '' }: { dir?: string }) {
    writeFileSync(join(dir, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
  },
};

const styles = packageStyles({
  runtime: join(source, 'compat', 'styledParts.ts'),
  scope: 'pl-',
  address: '#styles',
});

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    isStyled(mode) ? null : styles,
    isStyled(mode) ? null : tokensFile,
    refsForReact18,
    layoutEffectsForReact18,
    isStyled(mode)
      ? null
      : dts({
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
            '**/*.examples.tsx',
            join(source, 'docs', '**'),
            '**/testing/{conformance,hydrate,render}.*',
          ],
        }),
  ],
  build: {
    outDir: join(import.meta.dirname, 'dist', isStyled(mode) ? 'styled' : ''),
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
        join(source, 'testing', 'index.ts'),
        join(source, 'compat', 'withRef.ts'),
        join(source, 'compat', 'useLayoutEffect.ts'),
        join(source, 'compat', 'noStyles.ts'),
        ...componentFiles,
        ...singles,
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        // Replaced by `packageStyles`.
        (id !== 'styled-components' || isStyled(mode)) &&
        !id.startsWith('.') &&
        !id.startsWith('/') &&
        !id.includes('packages/design-system'),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: '[name].js',
        banner: ({ facadeModuleId }) =>
          isClientModule(facadeModuleId ?? '', isStyled(mode)) ? "'use client';" : '',
      },
    },
  },
}));
