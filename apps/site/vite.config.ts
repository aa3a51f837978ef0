import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkLoader } from './build/chunkLoader.ts';
import { dictionaries, isDictionary } from './build/dictionaries.ts';
import { extractStyles } from './build/extractStyles.ts';
import { keepLastBuild } from './build/keepLastBuild.ts';
import { prerenderShell } from './build/shell/prerenderShell.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4100';
const proxied = ['/wps', '/lgw', '/lotto', '/.well-known', '/TCG_PROD_IMAGES'];

/**
 * What `main.tsx` imports, and the home page: with their own static imports they are the first page.
 * Not `main.tsx` itself: it waits for the merchant document, and what is loaded later would wait too.
 */
const START =
  /\/(?:apps\/site\/src\/(?!main)[^/]+|design-system\/src\/theme\/loadBrand|react-dom\/client|core\/src\/i18n\/i18n|pages\/HomePage\/HomePage)\.[jt]sx?$/;

/** The file of the first page, by its name in the build. */
const IS_START = /\/start-[\w-]{7}\.js$/;

/** What draws: a file of its own, which the first script runs in a task of its own. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/apps\/site\/src\/runReact\.ts$/;

/** What lies behind the first page (docs/decisions/0045), which each other page needs at once. */
const FEATURES = /\/apps\/site\/src\/features\/parts\.ts$/;

/** Small parts of nearly every page, which would be a request each. */
const COMMON =
  /\/(?:design-system\/src\/(?:layout\/(?:Stack|Grid|Inline)|components\/(?:Badge|Card)|icons\/(?:DirectionalIcon|ChevronStartIcon|ChevronEndIcon))|core\/src\/(?:head\/useDocumentHead|games\/rebates)|parts\/src\/components\/LoadFault)\b/;

/** What a page filters and turns its lists by. */
const FIELDS =
  /\/(?:design-system\/src\/(?:components\/(?:Field|Select|Checkbox|TextField|Pagination)|hooks\/isComposing)|parts\/src\/(?:components\/ListPager|model\/useListPaging))\b/;

/** The calls for games, which lists, lotteries and banners share without each other's parts. */
const GAMES = /\/gateway-openapi\/src\/generated\/games\b/;

/** What the lists of games share. */
const LISTS =
  /\/lobby\/src\/(?:pages\/useLobbyActions|components\/(?:GameResults|GameFilters|LobbyCard|LobbyHead)|model\/(?:use(?:HotGames|Vendors|GameActions)|launchPaths|faultText))\b/;

export default defineConfig({
  root: import.meta.dirname,
  // `STYLES=runtime` builds with styled-components as it is, to compare (docs/decisions/0018).
  plugins: [
    react(),
    dictionaries(),
    keepLastBuild(),
    chunkLoader(),
    ...(process.env['STYLES'] === 'runtime' ? [] : [extractStyles(), prerenderShell()]),
  ],
  // The server that sends the page puts a fresh nonce in this place (docs/decisions/0010).
  html: { cspNonce: '__CSP_NONCE__' },
  // What React has had since its version 18, which react-i18next brings along for the ones before.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    manifest: true,
    target: 'es2022',
    // Sheets say what the templates say: no `:dir(rtl)` turned into a list of languages.
    cssTarget: 'esnext',
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The first page would carry the address of each script that something later needs besides its own.
      resolveDependencies: (_file, needed, { hostId }) =>
        IS_START.test(hostId) ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first page carries the address of each part that it may ask for: short ones weigh less.
        // Languages keep their names: what is fetched of them is told by name.
        chunkFileNames: ({ name, facadeModuleId }) =>
          name === 'start' || isDictionary(facadeModuleId)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // What the first page needs besides React is one file, which compresses better than its forty
        // pieces would; what is asked for later stays apart.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 6 },
            { name: 'start', test: START, priority: 5 },
            { name: 'features', test: FEATURES, priority: 4 },
            { name: 'common', test: COMMON, priority: 3 },
            { name: 'fields', test: FIELDS, priority: 2 },
            { name: 'games', test: GAMES, priority: 2 },
            { name: 'lists', test: LISTS, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    host: process.env['HOST'] ?? '127.0.0.1',
    proxy: Object.fromEntries(
      proxied.map((path) => [path, { target: gateway, changeOrigin: false }]),
    ),
  },
});
