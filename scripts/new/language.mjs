import { UsageError } from './names.mjs';

const TABLE = 'packages/features/core/src/languages/languages.ts';
const PLURAL = /^(.+)_other$/;
/** The demo's long pages are in three languages; an operator replaces them anyway. */
const NOT_FOR_ALL = 'demo/content/pageTexts/';

/** Copies English texts; plural keys get all categories of the language. */
function inLanguage(value, categories) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, categories));
  const isPlural = (key) => /_(zero|one|two|few|many)$/.test(key);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const [, base] = PLURAL.exec(key) ?? [];
      if (base !== undefined)
        return categories.map((category) => [
          `${base}_${category}`,
          value[`${base}_${category}`] ?? inner,
        ]);
      const isForm = isPlural(key) && key.replace(/_\w+?$/, '_other') in value;
      return isForm ? [] : [[key, inLanguage(inner, categories)]];
    }),
  );
}

/**
 * `language th`: every file of texts in a language of the table, in English until it is translated. Existing files are
 * kept.
 */
export function newLanguage(tag, project) {
  if (tag === undefined) throw new UsageError('Name the language by its tag, such as th.');
  if (!project.read(TABLE).includes(`row('${tag}', `))
    throw new UsageError(`${tag} is no language of ${TABLE}. Add its row there first.`);
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const files = project
    .files()
    .filter((path) => path.endsWith('/en.json') && !path.includes(NOT_FOR_ALL))
    .map((path) => [path, path.replace(/en\.json$/, `${tag}.json`)])
    .filter(([, own]) => !project.exists(own));
  if (files.length === 0) throw new UsageError(`${tag} has all its texts already.`);
  return new Map(
    files.map(([path, own]) => [
      own,
      `${JSON.stringify(inLanguage(JSON.parse(project.read(path)), categories), null, 2)}\n`,
    ]),
  );
}
