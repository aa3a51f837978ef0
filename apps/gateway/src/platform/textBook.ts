import { readdirSync, readFileSync } from 'node:fs';
import { GATEWAY_LANGUAGES, type GatewayLanguage, LANGUAGE_TAGS } from './languages';
import { inLanguage, mapTexts, sayIn, type Texts, type TextValues } from './texts';

/** The keys below a prefix, without it. */
type Below<Key extends string, Prefix extends string> = Key extends `${Prefix}.${infer Rest}`
  ? Rest
  : never;

/** Texts by key, in the languages that have a file for them. */
export interface TextBook<Key extends string> {
  /** A text in all its languages, with values for its placeholders. */
  texts(key: Key, values?: TextValues): Texts;
  /** A text in one language, else in English. */
  say(key: Key, language: string, values?: TextValues): string;
  /** All texts. */
  all: Readonly<Record<Key, Texts>>;
  /** All texts below a prefix, by the rest of their keys. */
  group<Prefix extends string>(prefix: Prefix): Readonly<Record<Below<Key, Prefix>, Texts>>;
}

/**
 * Reads the texts of a folder, one file a language: a further language is one more `<tag>.json` and nothing else.
 * What it leaves out is said in English.
 */
export function readTexts<Key extends string>(folder: URL): TextBook<Key> {
  const byLanguage = readLanguages(folder);
  const english = byLanguage.get('EN');
  if (english === undefined) throw new Error(`${folder.pathname} has no en.json`);
  const book = new Map<string, Texts>();
  for (const [key, EN] of Object.entries(english)) {
    const others = [...byLanguage].flatMap(([language, file]) =>
      file[key] === undefined ? [] : [[language, file[key]]],
    );
    book.set(key, { EN, ...(Object.fromEntries(others) as Partial<Texts>) });
  }
  const known = (key: string): Texts => {
    const found = book.get(key);
    if (found === undefined) throw new Error(`${folder.pathname} has no text ${key}`);
    return found;
  };
  const texts = (key: Key, values?: TextValues): Texts =>
    values === undefined
      ? known(key)
      : mapTexts(known(key), (text, language) => sayIn(text, values, language));
  return {
    texts,
    all: Object.fromEntries(book) as Record<Key, Texts>,
    say: (key, language, values) => inLanguage(texts(key, values), language),
    group<Prefix extends string>(prefix: Prefix) {
      const start = `${prefix}.`;
      const below = [...book].filter(([key]) => key.startsWith(start));
      return Object.fromEntries(
        below.map(([key, said]) => [key.slice(start.length), said]),
      ) as Record<Below<Key, Prefix>, Texts>;
    },
  };
}

/** The files of texts in a folder by their languages. */
export function readLanguages(folder: URL): Map<GatewayLanguage, Record<string, string>> {
  const files = new Map<GatewayLanguage, Record<string, string>>();
  for (const name of readdirSync(folder)) {
    const language = GATEWAY_LANGUAGES.find((code) => name === `${LANGUAGE_TAGS[code]}.json`);
    if (language === undefined) throw new Error(`${name} in ${folder.pathname} is no language`);
    const text = readFileSync(new URL(name, folder), 'utf8');
    files.set(language, JSON.parse(text) as Record<string, string>);
  }
  return files;
}
