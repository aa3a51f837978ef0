import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:dictionaries';

/** When texts are needed: `<feature>/src/i18n/<when>/<namespace>/<tag>.json`. */
const WHEN = ['first', 'late', 'centre'] as const;
type When = (typeof WHEN)[number];

/** Chunks of a language. `whole` is for a change of language, which takes one request (I18N-03). */
const REQUESTS: Readonly<Record<string, readonly When[]>> = {
  first: ['first'],
  late: ['late'],
  centre: ['centre'],
  whole: ['first', 'late'],
};

/** Where the texts of a site lie. */
export interface TextFolders {
  /** The folder of the features; each has its texts in `src/i18n`. */
  features: string;
  /** Folders of `<tag>.json` that lie elsewhere, by namespace. They are loaded with the late ones. */
  others: Readonly<Record<string, string>>;
}

interface TextFile {
  when: When;
  namespace: string;
  tag: string;
  path: string;
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const filesIn = (folder: string, when: When, namespace: string): TextFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ when, namespace, tag: name.slice(0, -5), path: join(folder, name) }));

/** Every dictionary of a site. */
function findDictionaries({ features, others }: TextFolders): TextFile[] {
  const own = foldersIn(features).flatMap((feature) =>
    WHEN.flatMap((when) => {
      const folder = join(features, feature, 'src', 'i18n', when);
      if (!existsSync(folder)) return [];
      return foldersIn(folder).flatMap((name) => filesIn(join(folder, name), when, name));
    }),
  );
  return [
    ...own,
    ...Object.entries(others).flatMap(([namespace, folder]) => filesIn(folder, 'late', namespace)),
  ];
}

/** Source of the module with the loaders of all languages. */
function loaders(files: readonly TextFile[]): string {
  const tagsOf = (kinds: readonly When[]) => [
    ...new Set(files.filter(({ when }) => kinds.includes(when)).map(({ tag }) => tag)),
  ];
  const lines = Object.entries(REQUESTS).map(([request, kinds]) => {
    const loads = tagsOf(kinds).map(
      (tag) => `'${tag}': () => import('${PREFIX}/${request}/${tag}')`,
    );
    return `  ${request}: { ${loads.join(', ')} },`;
  });
  return `export const DICTIONARIES = {\n${lines.join('\n')}\n};`;
}

function dictionary(files: readonly TextFile[], request: string, tag: string): string {
  const kinds = REQUESTS[request] ?? [];
  const texts = files
    .filter((file) => file.tag === tag && kinds.includes(file.when))
    .map(({ namespace, path }) => `  ${namespace}: ${readFileSync(path, 'utf8').trim()},`);
  return `export default {\n${texts.join('\n')}\n};`;
}

/**
 * Provides `virtual:dictionaries`, made of the JSON files of all features. A language is its files and a row in the
 * table of languages.
 */
export function dictionaries(folders: TextFolders): Plugin {
  return {
    name: 'parlour:dictionaries',
    resolveId: { filter: { id: /^virtual:dictionaries/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:dictionaries/ },
      handler(id) {
        const files = findDictionaries(folders);
        const [, request, tag] = id.slice(1).split('/');
        for (const { path } of files) this.addWatchFile(path);
        return request === undefined || tag === undefined
          ? loaders(files)
          : dictionary(files, request, tag);
      },
    },
  };
}

/** Whether a module of the bundle is a chunk of texts. */
export const isDictionary = (id: string | null): boolean => id?.startsWith(`\0${PREFIX}/`) ?? false;

/** Module id of a chunk of texts. */
export const dictionaryId = (request: string, tag: string): string =>
  `\0${PREFIX}/${request}/${tag}`;
