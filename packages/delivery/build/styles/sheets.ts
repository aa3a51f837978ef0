import { join, relative } from 'node:path';
import {
  createServer,
  normalizePath,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { nameOf, pathOf, templatesOf } from './parts.ts';
import { rewrite } from './styleTemplates.ts';
import { loadStylis } from './stylis.ts';

const workspace = searchForWorkspaceRoot(import.meta.dirname);
const RECORDER = normalizePath(join(import.meta.dirname, 'recorder.ts'));

/** Replaces styled-components by the recorder, for running style modules. */
const recording = (scope: string): Plugin => ({
  name: 'parlour:record-styles',
  enforce: 'pre',
  transform(code, id) {
    const file = pathOf(id);
    const found = templatesOf(file, code);
    if (found === null) return null;
    const edits = [
      ...found.imports.map((range) => [range, ''] as const),
      ...found.templates.map(
        ({ tag, kind, name }) => [tag, `recorder.tag('${kind}', '${name}')`] as const,
      ),
    ];
    return [
      `import { createRecorder } from ${JSON.stringify(RECORDER)};`,
      `const recorder = createRecorder(${JSON.stringify(scope + nameOf(file))});`,
      rewrite(code, edits),
      'export const recordedRules = recorder.rules;',
    ].join('\n');
  },
});

/** Reads the style sheets of modules, by running each of them once. */
export interface SheetReader {
  /** Takes the name of a module. Two files of one name would share classes, so the second is refused. */
  claim(file: string): void;
  /** The rules of a module as CSS. */
  sheetOf(file: string): Promise<string>;
  close(): Promise<void>;
}

export function createSheetReader(scope = ''): SheetReader {
  const stylis = loadStylis();
  const owners = new Map<string, string>();
  let server: Promise<ViteDevServer> | undefined;

  const startServer = () =>
    createServer({
      root: workspace,
      configFile: false,
      appType: 'custom',
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      plugins: [recording(scope)],
    });

  return {
    claim(file) {
      const name = nameOf(file);
      const owner = owners.get(name) ?? file;
      if (owner !== file)
        throw new Error(
          `${relative(workspace, file)} has the name of ${relative(workspace, owner)}.`,
        );
      owners.set(name, file);
    },
    async sheetOf(file) {
      server ??= startServer();
      const { recordedRules } = await (await server).ssrLoadModule(file);
      return (recordedRules as string[])
        .map((rules) => stylis.serialize(stylis.compile(rules), stylis.stringify))
        .join('\n');
    },
    async close() {
      await (await server)?.close();
      server = undefined;
    },
  };
}
