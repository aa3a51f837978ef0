import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numberFormat } from '../formats/formats';
import { findLanguage, LANGUAGES, type Language } from '../languages/languages';
import { matchLanguage } from '../languages/matchLanguage';
import { readStored, writeStored } from '../storage/registry';
import { takeAddressLanguage } from './addressLanguage';
import { addTexts, type LoadDictionary, lacking, sources } from './dictionary';
import { interpolationIn } from './interpolation';
import { offerLateTexts } from './lateTexts';

export interface TranslatorOptions {
  /** Gateway codes of the languages on offer. */
  supported: readonly string[];
  /** Gateway code of the fallback language for missing texts. */
  fallback: string;
  /** Texts of the first page. */
  load: LoadDictionary;
  /** Texts of what is opened after it. */
  loadLate?: LoadDictionary;
  /** Called for each missing text at each render; calls `addFallbackTexts`. */
  lookFurther?: (translator: i18n, key: string, about?: object) => void;
}

/**
 * The language of the address, which counts as a choice, else the last chosen one, else the first of the browser's that the
 * merchant offers, else the merchant's default, which the first visit persists (I18N-02).
 */
export function chooseLanguage({
  supported,
  fallback,
}: Pick<TranslatorOptions, 'supported' | 'fallback'>): Language {
  const standard = findLanguage(fallback) ?? english;
  if (readStored('defaultLanguage') === null) writeStored('defaultLanguage', standard.tag);
  const offered = LANGUAGES.filter(({ code }) => supported.includes(code));
  const named = matchLanguage([takeAddressLanguage()], offered);
  if (named !== undefined) writeStored('language', named.tag);
  return (
    named ??
    matchLanguage([readStored('language') ?? '', ...navigator.languages], offered) ??
    standard
  );
}

const english: Language = findLanguage('en') as Language;

/**
 * Loads the texts of the visitor's language, or of the first fallback that has any, and starts the translator.
 * Texts of other fallbacks are loaded when one is missing.
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
    interpolation: interpolationIn(() => translator.language),
    react: { useSuspense: false, bindI18nStore: 'added' },
    // Nobody should read keys: nothing is shown until the text is loaded.
    parseMissingKeyHandler: (key: string, given: unknown, about?: object) => {
      lacking.add(translator);
      if (given === undefined) options.lookFurther?.(translator, key, about);
      return given ?? '';
    },
  });
  // The digits of every number are those of `numberFormat`.
  translator.services.formatter?.add('number', (value: number, tag = 'en') =>
    numberFormat(tag).format(value),
  );
  sources.clear();
  if (options.loadLate !== undefined)
    offerLateTexts({ translator, load: options.loadLate, fallbacks });
  for (const tag of new Set([language.tag, ...fallbacks]))
    if (await addTexts(translator, tag, options.load)) break;
  showLanguage(language);
  return translator;
}

/** Sets the language and direction of the document. */
export function showLanguage({ tag, direction }: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}
