import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { findLanguage, type Language } from '../languages/languages';
import { readStored, writeStored } from '../storage/registry';
import { addTexts, type LoadDictionary, lacking, sources } from './dictionary';
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
  /** Called for each text that the language lacks, at each drawing: has `addFallbackTexts` look for it. */
  lookFurther?: (translator: i18n, key: string, about?: object) => void;
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

/**
 * Loads the texts of the visitor's language, or of the first fallback where it has none, and starts the
 * translator with them. Those of a fallback are asked for besides when a text is missing.
 */
export async function startTranslator(options: TranslatorOptions): Promise<i18n> {
  const language = chooseLanguage(options);
  const fallbacks = [(findLanguage(options.fallback) ?? english).tag, english.tag];
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
    // People read no keys: the place stays empty until the text is there.
    parseMissingKeyHandler: (key: string, given: unknown, about?: object) => {
      lacking.add(translator);
      if (given === undefined) options.lookFurther?.(translator, key, about);
      return given ?? '';
    },
  });
  sources.clear();
  if (options.loadLate !== undefined)
    offerLateTexts({ translator, load: options.loadLate, fallbacks });
  for (const tag of new Set([language.tag, ...fallbacks]))
    if (await addTexts(translator, tag, options.load)) break;
  showLanguage(language);
  return translator;
}

/** Tells the page its language and direction. */
export function showLanguage({ tag, direction }: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}
