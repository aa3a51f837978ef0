import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { Rendering } from '../../src/shell/rendering';
import { dictionaries } from '../dictionaries.ts';
import { classesOnly } from '../extractStyles.ts';

const workspace = join(import.meta.dirname, '..', '..', '..', '..');
const MODULE = join(import.meta.dirname, '..', '..', 'src', 'shell', 'renderShell.tsx');

/** Runs the site's own parts on the server, with the classes that they have in the build. */
export async function withRendering<Result>(
  use: (rendering: Rendering) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root: workspace,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [react(), dictionaries(), classesOnly()],
  });
  try {
    const { rendering } = (await server.ssrLoadModule(MODULE)) as { rendering: Rendering };
    return await use(rendering);
  } finally {
    await server.close();
  }
}
