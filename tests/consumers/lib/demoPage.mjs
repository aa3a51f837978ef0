import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/lib/paths.mjs';
import { weigh } from '../../performance/lib/measure.mjs';

/** Sizes of a page of `tests/performance/pages`, built in an installed application with what is installed there. */
export async function weighDemoPage(folder, name) {
  cpSync(join(root, 'tests', 'performance', 'pages'), join(folder, 'pages'), { recursive: true });
  const { output } = await build({
    root: join(folder, 'pages', name),
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, reportCompressedSize: false },
  });
  return weigh(output);
}
