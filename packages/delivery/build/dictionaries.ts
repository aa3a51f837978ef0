import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:dictionaries';

/** When texts are wanted: `<feature>/src/i18n/<when>/<namespace>/<tag>.json`. */
const WHEN = ['first', 'late', 'centre'] as const;
type When = (typeof WHEN)[number];

/** What is asked for in one request. A language that is changed to later brings two kinds at once. */
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

/** The module that loads each request of each language that has texts. */
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
 * Makes `virtual:dictionaries` of the JSON files of all features: a language is its files and a row in the table of
 * languages, and no list has to know of it.
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

/** Whether a module of the bundle is what one request of a language brings. */
export const isDictionary = (id: string | null): boolean => id?.startsWith(`\0${PREFIX}/`) ?? false;

/** Id in the bundle of what one request of a language brings. */
export const dictionaryId = (request: string, tag: string): string =>
  `\0${PREFIX}/${request}/${tag}`;
