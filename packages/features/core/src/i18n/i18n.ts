import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { findLanguage, type Language } from '../languages/languages';
import { readStored, writeStored } from '../storage/registry';

/** All texts of one language: namespace to keys. */
export type Dictionary = ResourceLanguage;

/** Loads the texts of a language in one request; null where the build has none. */
export type LoadDictionary = (tag: string) => Promise<Dictionary> | null;

export interface TranslatorOptions {
  /** Gateway codes of the languages on offer. */
  supported: readonly string[];
  /** Gateway code of the language that missing texts fall back to. */
  fallback: string;
  load: LoadDictionary;
}

/** The language of the last choice, else the merchant's default; the first visit writes the default down (I18N-02). */
export function chooseLanguage({ supported, fallback }: Omit<TranslatorOptions, 'load'>): Language {
  const standard = findLanguage(fallback) ?? english;
  if (readStored('defaultLanguage') === null) writeStored('defaultLanguage', standard.tag);
  const chosen = findLanguage(readStored('language'));
  return chosen !== null && supported.includes(chosen.code) ? chosen : standard;
}

const english: Language = findLanguage('en') as Language;

/** Loads the texts of the visitor's language and of the fallback, and starts the translator with them. */
export async function startTranslator(options: TranslatorOptions): Promise<i18n> {
  const language = chooseLanguage(options);
  const fallback = findLanguage(options.fallback) ?? english;
  const translator = i18next.createInstance();
  await translator.use(initReactI18next).init({
    lng: language.tag,
    fallbackLng: [fallback.tag, english.tag],
    ns: [],
    defaultNS: 'common',
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  const load = (tag: string) => loadInto(translator, tag, options.load);
  const isKnown = await load(language.tag);
  // English only where the merchant's own default has no texts: without any, people would read keys.
  const rest =
    fallback.tag === language.tag
      ? isKnown || load(english.tag)
      : load(fallback.tag).then((isThere) => isThere || load(english.tag));
  if (!isKnown) await rest;
  showLanguage(language);
  return translator;
}

/** Adds the texts of a language; false if it has none. */
async function loadInto(translator: i18n, tag: string, load: LoadDictionary): Promise<boolean> {
  const dictionary = await load(tag);
  for (const [namespace, texts] of Object.entries(dictionary ?? {}))
    translator.addResourceBundle(tag, namespace, texts);
  return dictionary !== null;
}

/** Tells the page its language and direction. */
function showLanguage({ tag, direction }: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

/** Shows another language without a reload and remembers it (I18N-03). */
export async function changeLanguage(
  translator: i18n,
  language: Language,
  load: LoadDictionary,
): Promise<void> {
  if (!translator.hasResourceBundle(language.tag, 'common'))
    await loadInto(translator, language.tag, load);
  await translator.changeLanguage(language.tag);
  writeStored('language', language.tag);
  showLanguage(language);
}
