import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/** Every file that a manifest names. */
const filesOf = (manifest: Manifest): string[] => [
  ...new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  ),
];

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const kept = new Map<string, Buffer>();
  const manifest = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '{}');
  for (const file of filesOf(JSON.parse(manifest) as Manifest)) {
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (content !== undefined) kept.set(file, content);
  }
  return kept;
}

/**
 * Keeps the files of the previous build beside those of the new one, so that pages that are open still get their chunks
 * (F8). Files of older builds are removed.
 */
export function keepLastBuild(): Plugin {
  let folder = '';
  let kept = new Map<string, Buffer>();
  return {
    name: 'parlour:keep-last-build',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async buildStart() {
      kept = await readFiles(folder);
    },
    async writeBundle(_, bundle) {
      for (const [file, content] of kept) {
        if (file in bundle) continue;
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), content);
      }
    },
  };
}
