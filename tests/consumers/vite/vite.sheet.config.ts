import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const stories = join(here, 'stories');
const installed = join(here, 'node_modules', '@parlour', 'design-system');

/** Lets story files, which name their neighbours in the repository, find them in the installed package. */
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

/** Every story of the package on one page, drawn by the React that is installed. */
export default defineConfig({
  root: join(here, 'sheet'),
  plugins: [fromThePackage, react()],
  // Left to Node, styled-components would be its CommonJS form, which has another default export.
  ssr: { noExternal: [/^@parlour\/design-system/, 'styled-components'] },
  build: {
    outDir: join(here, 'dist-sheet'),
    minify: false,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
