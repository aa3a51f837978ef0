import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import {
  createServer,
  normalizePath,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { findTemplates, rewrite, type StyleTemplate } from './styleTemplates.ts';

const LIBRARY = 'styled-components';
const SHEET = '.extracted.css';
const workspace = searchForWorkspaceRoot(import.meta.dirname);
const here = (file: string) => normalizePath(join(import.meta.dirname, file));
const RECORDER = here('recorder.ts');
const RUNTIME = here('styledRuntime.ts');

/** A rule, a declaration or an at-rule. */
export interface StylisNode {
  type: string;
  value: string;
  /** Selectors of a rule, name of a declaration. */
  props: string[] | string;
  /** What a rule holds, value of a declaration. */
  children: StylisNode[] | string;
}

export interface Stylis {
  compile(css: string): StylisNode[];
  serialize(rules: StylisNode[], write: unknown): string;
  stringify: unknown;
}

/** The CSS compiler of styled-components. */
export function loadStylis(): Stylis {
  const library = createRequire(import.meta.url).resolve(LIBRARY);
  return createRequire(library)('stylis') as Stylis;
}

const pathOf = (id: string) => id.replace(/\?.*$/, '');
const isOurs = (id: string) => /\.tsx?$/.test(pathOf(id)) && !id.includes('/node_modules/');

/** Prefix of class names: `GameCard` for `GameCard.styles.ts`. */
const prefixOf = (file: string) => basename(file).replace(/(\.styles)?\.tsx?$/, '');

/** Replaces styled-components by the recorder, for running style modules. */
const recording: Plugin = {
  name: 'parlour:record-styles',
  enforce: 'pre',
  transform(code, id) {
    const found = isOurs(id) ? findTemplates(pathOf(id), code) : null;
    if (found === null) return null;
    const edits = [
      ...found.imports.map((range) => [range, ''] as const),
      ...found.templates.map(
        ({ tag, kind, name }) => [tag, `recorder.tag('${kind}', '${name}')`] as const,
      ),
    ];
    return [
      `import { createRecorder } from ${JSON.stringify(RECORDER)};`,
      `const recorder = createRecorder(${JSON.stringify(prefixOf(pathOf(id)))});`,
      rewrite(code, edits),
      'export const recordedRules = recorder.rules;',
    ].join('\n');
  },
};

function replacement({ kind, name, base }: StyleTemplate, prefix: string): string {
  if (kind === 'part')
    return `/* @__PURE__ */ part(${base}, ${JSON.stringify(`${prefix}-${name}`)})`;
  return kind === 'global' ? '/* @__PURE__ */ globalStyle()' : "''";
}

/** Replaces the templates of a module by class names; null if it has none. */
function withParts(file: string, code: string): string | null {
  const found = isOurs(file) ? findTemplates(file, code) : null;
  if (found === null) return null;
  const edits = [
    ...found.imports.map((range) => [range, ''] as const),
    ...found.templates.map((one) => [one.whole, replacement(one, prefixOf(file))] as const),
  ];
  return [
    `import { globalStyle, part } from ${JSON.stringify(RUNTIME)};`,
    rewrite(code, edits),
  ].join('\n');
}

/** Class names as in a build, without style sheets; for rendering in Node. */
export const classesOnly = (): Plugin => ({
  name: 'parlour:classes-only',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === LIBRARY && importer !== undefined && isOurs(importer) ? RUNTIME : null,
  transform: (code, id) => withParts(pathOf(id), code),
});

/**
 * Moves the rules of styled-components from scripts into style sheets. A module keeps its exports; its templates become
 * class names, and their rules a CSS file for Vite. Only for builds (docs/decisions/0018).
 */
export function extractStyles(): Plugin {
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
      plugins: [recording],
    });

  /** Two files of one name would share classes. */
  function claim(prefix: string, file: string) {
    const owner = owners.get(prefix) ?? file;
    if (owner !== file)
      throw new Error(
        `${relative(workspace, file)} has the name of ${relative(workspace, owner)}.`,
      );
    owners.set(prefix, file);
  }

  async function sheetOf(file: string): Promise<string> {
    server ??= startServer();
    const { recordedRules } = await (await server).ssrLoadModule(file);
    return (recordedRules as string[])
      .map((rules) => stylis.serialize(stylis.compile(rules), stylis.stringify))
      .join('\n');
  }

  return {
    name: 'parlour:extract-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === LIBRARY && importer !== undefined && isOurs(importer)) return RUNTIME;
      return source.endsWith(SHEET) ? source : null;
    },
    load(id) {
      return id.endsWith(SHEET) ? sheetOf(id.slice(0, -SHEET.length)) : null;
    },
    transform(code, id) {
      const file = pathOf(id);
      const text = withParts(file, code);
      if (text === null) return null;
      claim(prefixOf(file), file);
      // After the other imports, so that its rules come after those that it extends.
      return { code: `${text}\nimport ${JSON.stringify(`${file}${SHEET}`)};`, map: null };
    },
    async buildEnd() {
      await (await server)?.close();
      server = undefined;
    },
  };
}
