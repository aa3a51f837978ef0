import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { createServer, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { findTemplates, rewrite, type StyleTemplate } from './styleTemplates.ts';

const LIBRARY = 'styled-components';
const SHEET = '.extracted.css';
const workspace = join(import.meta.dirname, '..', '..', '..');
const here = (file: string) => normalizePath(join(import.meta.dirname, file));
const RECORDER = here('recorder.ts');
const RUNTIME = here('styledRuntime.ts');

interface Stylis {
  compile(css: string): object[];
  serialize(rules: object[], write: unknown): string;
  stringify: unknown;
}

/** The very compiler that styled-components itself runs in the browser. */
function loadStylis(): Stylis {
  const fromPackage = createRequire(join(workspace, 'packages', 'design-system', 'package.json'));
  return createRequire(fromPackage.resolve(LIBRARY))('stylis') as Stylis;
}

const pathOf = (id: string) => id.replace(/\?.*$/, '');
const isOurs = (id: string) => /\.tsx?$/.test(pathOf(id)) && !id.includes('/node_modules/');

/** The file's name without its ends: `GameCard.styles.ts` holds the parts of GameCard. */
const prefixOf = (file: string) => basename(file).replace(/(\.styles)?\.tsx?$/, '');

/** Runs style modules with the recorder in the place of styled-components. */
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

/**
 * Moves the rules of styled parts from the script into style sheets. A module keeps what it exports;
 * its templates become names of classes, and what they said is a file of CSS that Vite treats like
 * any other. Only for builds: docs/decisions/0018 says why, and what holds both forms together.
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

  /** Two parts of one name would share a class. */
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
      const found = isOurs(id) ? findTemplates(file, code) : null;
      if (found === null) return null;
      const prefix = prefixOf(file);
      claim(prefix, file);
      const edits = [
        ...found.imports.map((range) => [range, ''] as const),
        ...found.templates.map((one) => [one.whole, replacement(one, prefix)] as const),
      ];
      const text = [
        `import { globalStyle, part } from ${JSON.stringify(RUNTIME)};`,
        rewrite(code, edits),
        // After the others, so that a part's rules stand behind those that it extends.
        `import ${JSON.stringify(`${file}${SHEET}`)};`,
      ].join('\n');
      return { code: text, map: null };
    },
    async buildEnd() {
      await (await server)?.close();
      server = undefined;
    },
  };
}
