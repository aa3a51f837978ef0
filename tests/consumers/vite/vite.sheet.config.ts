import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const stories = join(here, 'stories');
const installed = join(here, 'node_modules', '@parlour', 'design-system');

/** Resolves the relative imports of story files, which fit the repository, to the installed package. */
const fromThePackage: Plugin = {
  name: 'from-the-package',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'storybook/test') return join(here, 'sheet', 'storybookTest.ts');
    if (importer === undefined || !importer.startsWith(stories) || !id.startsWith('.')) return null;
    const path = resolve(dirname(importer), id);
    if (['.ts', '.tsx'].some((ending) => existsSync(path + ending))) return null;
    const inPackage = relative(stories, path);
    const places = [`dist/${inPackage}.js`, `dist/${inPackage}/index.js`, `src/${inPackage}`];
    return places.map((place) => join(installed, place)).find((place) => existsSync(place)) ?? null;
  },
};

/** Every story of the package on one page, rendered by the installed React. */
export default defineConfig({
  root: join(here, 'sheet'),
  plugins: [fromThePackage, react()],
  // Its stories are drawn by the built package, which is part of the bundle.
  ssr: { noExternal: [/^@parlour\/design-system/] },
  build: {
    outDir: join(here, 'dist-sheet'),
    minify: false,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
