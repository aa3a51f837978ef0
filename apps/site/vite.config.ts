import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4100';
const proxied = ['/wps', '/lgw', '/lotto', '/.well-known', '/TCG_PROD_IMAGES'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The server that sends the page puts a fresh nonce in this place (docs/decisions/0010).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    target: 'es2022',
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
