import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** The folder of the built site. */
export const siteFolder = join(root, 'apps', 'site', 'dist');

/** Builds the site when it has not been built. */
export async function ensureSiteIsBuilt() {
  if (existsSync(join(siteFolder, 'index.html'))) return;
  console.log('The site is not built yet: building it …');
  const code = await run('pnpm', ['--filter', '@parlour/site', 'build']);
  if (code !== 0) throw new Error('The site could not be built.');
}
