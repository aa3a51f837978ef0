import react from '@vitejs/plugin-react';
import { createServer, searchForWorkspaceRoot } from 'vite';
import type { Rendering } from '../../src/firstFrame/rendering';
import { dictionaries, type TextFolders } from '../dictionaries.ts';
import { classesOnly } from '../styles/parts.ts';

/**
 * Runs the site's own components in Node, with the class names that they have in the build.
 */
export async function withRendering<Result>(
  { rendering: module, texts }: { rendering: string; texts: TextFolders },
  use: (rendering: Rendering) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root: searchForWorkspaceRoot(import.meta.dirname),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [react(), dictionaries(texts), classesOnly()],
  });
  try {
    const { rendering } = (await server.ssrLoadModule(module)) as { rendering: Rendering };
    return await use(rendering);
  } finally {
    await server.close();
  }
}
