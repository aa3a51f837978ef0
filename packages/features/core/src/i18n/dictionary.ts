import type { i18n, ResourceLanguage } from 'i18next';

/** Texts of one language: namespace to keys. */
export type Dictionary = ResourceLanguage;

/**
 * Loads texts of a language in one request; null where the build has none. `isWhole` asks for those of
 * what is opened later as well.
 */
export type LoadDictionary = (tag: string, isWhole?: boolean) => Promise<Dictionary> | null;

/** Where texts have been taken from: what is missing in one language is looked for there in another. */
export const sources = new Set<LoadDictionary>();

/** Translators that were asked for a text which is not there. */
export const lacking = new Set<i18n>();

/**
 * Adds texts of a language; false if it has none. The whole page is drawn anew for them only where one was
 * missing: what is opened later waits for its texts itself.
 */
export async function addTexts(
  translator: i18n,
  tag: string,
  load: LoadDictionary,
): Promise<boolean> {
  const dictionary = await load(tag);
  sources.add(load);
  for (const [namespace, texts] of Object.entries(dictionary ?? {}))
    translator.addResourceBundle(tag, namespace, texts, false, false, {
      silent: !lacking.has(translator),
    });
  return dictionary !== null;
}
