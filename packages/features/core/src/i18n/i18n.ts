import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { findLanguage, type Language } from '../languages/languages';
import { readStored, writeStored } from '../storage/registry';
import { addTexts, type LoadDictionary } from './dictionary';
import { offerLateTexts } from './lateTexts';

export interface TranslatorOptions {
  /** Gateway codes of the languages on offer. */
  supported: readonly string[];
  /** Gateway code of the language that missing texts fall back to. */
  fallback: string;
  /** Texts of the first page. */
  load: LoadDictionary;
  /** Texts of what is opened after it. */
  loadLate?: LoadDictionary;
}

/** The language of the last choice, else the merchant's default; the first visit writes the default down (I18N-02). */
export function chooseLanguage({
  supported,
  fallback,
}: Pick<TranslatorOptions, 'supported' | 'fallback'>): Language {
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
  const fallbacks = [fallback.tag, english.tag];
  const translator = i18next.createInstance();
  await translator.use(initReactI18next).init({
    lng: language.tag,
    fallbackLng: fallbacks,
    ns: [],
    defaultNS: 'common',
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  const load = (tag: string) => addTexts(translator, tag, options.load);
  if (options.loadLate !== undefined)
    offerLateTexts({ translator, load: options.loadLate, fallbacks });
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

/** Tells the page its language and direction. */
export function showLanguage({ tag, direction }: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}
