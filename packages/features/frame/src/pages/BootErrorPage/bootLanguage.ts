import { findLanguage, type Language, matchLanguage, readStored } from '@parlour/feature-core';

/**
 * The language before the merchant's are known: that of the last choice, else the first of the browser's, else the
 * page's own.
 */
export const bootLanguage = (): Language =>
  matchLanguage([
    readStored('language') ?? '',
    ...navigator.languages,
    document.documentElement.lang,
  ]) ?? (findLanguage('en') as Language);
