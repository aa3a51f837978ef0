import { LANGUAGES, type Language } from './languages';

/** The names that a tag of a browser may have here, the closest first: `zh-TW` is `zh-Hant`, `tl` is `fil`. */
function namesOf(tag: string): string[] {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${String(script)}`, `${language}-${String(region)}`, language];
  } catch {
    // What is no tag matches nothing.
    return [];
  }
}

/**
 * The first of the wanted languages that is on offer, or undefined. Only tags count: `my` is Burmese, but also the gateway's
 * code of Malay.
 */
export function matchLanguage(
  wanted: readonly string[],
  offered: readonly Language[] = LANGUAGES,
): Language | undefined {
  for (const name of wanted.flatMap(namesOf)) {
    const found = offered.find(({ tag }) => tag.toLowerCase() === name.toLowerCase());
    if (found !== undefined) return found;
  }
  return undefined;
}
