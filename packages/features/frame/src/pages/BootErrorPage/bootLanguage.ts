import { findLanguage, type Language, readStored } from '@parlour/feature-core';

/** A tag as the browser tells it, in the order of what it may be known by here: 'zh-TW' is zh-Hant. */
function namesOf(tag: string): string[] {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return [tag, `${language}-${String(script)}`, `${language}-${String(region)}`, language];
}

function known(tag: string): Language | undefined {
  try {
    for (const name of namesOf(tag)) {
      const language = findLanguage(name);
      // By its tag alone: 'my' is Burmese, and Malaysia's code at the gateway.
      if (language?.tag.toLowerCase() === name.toLowerCase()) return language;
    }
  } catch {
    // No tag at all.
  }
  return undefined;
}

/**
 * The language to speak before the merchant's are known: that of the last choice, else the first of the
 * browser's, else the page's own.
 */
export function bootLanguage(): Language {
  const tags = [
    readStored('language') ?? '',
    ...navigator.languages,
    document.documentElement.lang,
  ];
  for (const tag of tags) {
    const language = known(tag);
    if (language !== undefined) return language;
  }
  return findLanguage('en') as Language;
}
