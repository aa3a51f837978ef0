import { relative, sep } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';

const isChunk = (file) => file.type === 'chunk';

/** Path of a module in the workspace, with slashes on every system. */
const inWorkspace = (id) => relative(root, id.replace(/\?.*$/, '')).split(sep).join('/');

/** The files of a build and their imports. */
export function readChunks(output) {
  const byName = new Map(output.map((file) => [file.fileName, file]));

  /** A chunk with all scripts and styles that it imports statically. */
  function withStatic(start, found = new Set()) {
    if (found.has(start)) return found;
    found.add(start);
    for (const name of start.viteMetadata?.importedCss ?? []) found.add(byName.get(name));
    for (const name of start.imports) {
      const next = byName.get(name);
      if (next !== undefined) withStatic(next, found);
    }
    return found;
  }

  const chunks = output.filter(isChunk);
  return {
    html: output.find(({ fileName }) => fileName === 'index.html'),
    entries: chunks.filter(({ isEntry }) => isEntry),
    /** Chunks that `import()` loads, with the imported module. */
    lazy: chunks
      .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId !== null)
      .map((chunk) => ({ module: inWorkspace(chunk.facadeModuleId), chunk })),
    withStatic: (starts) => starts.reduce((found, start) => withStatic(start, found), new Set()),
  };
}

/** The modules whose code is in these files. */
export const modulesOf = (files) =>
  [...files]
    .filter(isChunk)
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => inWorkspace(id));
