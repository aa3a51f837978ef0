import type { i18n, ResourceLanguage } from 'i18next';

/** Texts of one language: namespace to keys. */
export type Dictionary = ResourceLanguage;

/**
 * Loads texts of a language in one request; null if the build has none. With `isWhole`, those of what is opened
 * later are included.
 */
export type LoadDictionary = (tag: string, isWhole?: boolean) => Promise<Dictionary> | null;

/** Loaders used so far. A text that one language lacks is loaded from them in a fallback language. */
export const sources = new Set<LoadDictionary>();

/** Translators that a text was missing from. */
export const lacking = new Set<i18n>();

/**
 * Adds texts of a language; resolves to false if it has none. The page renders again only if a text was missing
 * before: what is opened later waits for its own texts.
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
