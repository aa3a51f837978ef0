import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { delivery } from '../../packages/delivery/build/index.ts';
import { texts } from './texts.ts';

const shell = join(import.meta.dirname, 'src', 'shell');
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4100';
const proxied = ['/wps', '/lgw', '/lotto', '/.well-known', '/TCG_PROD_IMAGES'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    delivery({
      root: import.meta.dirname,
      entry: '/apps/site/src/main.tsx',
      behind: '/apps/site/src/features/afterFirstPage.ts',
      texts,
      rendering: join(shell, 'rendering.ts'),
      shellStyles: join(shell, 'shell.css'),
      // To compare (docs/decisions/0018).
      styles: process.env['STYLES'] === 'runtime' ? 'runtime' : 'extracted',
    }),
  ],
  // The server replaces this by a new nonce for each response (docs/decisions/0010).
  html: { cspNonce: '__CSP_NONCE__' },
  // React has had it since version 18; react-i18next bundles it for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    manifest: true,
    target: 'es2022',
    // Keeps `:dir(rtl)`, which would become a list of languages.
    cssTarget: 'esnext',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
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
