import type { i18n } from 'i18next';
import { addTexts, type LoadDictionary, sources } from './dictionary';

const asked = new WeakMap<LoadDictionary, Set<string>>();

/** Loads each file once, so that a text that no language has causes no request at each render. A failure is retried. */
async function addOnce(translator: i18n, tag: string, load: LoadDictionary): Promise<void> {
  const tags = asked.get(load) ?? new Set();
  if (tags.has(tag)) return;
  asked.set(load, tags.add(tag));
  await addTexts(translator, tag, load).catch(() => tags.delete(tag));
}

/**
 * Adds the texts of the fallback languages, one after the other until the missing text is found (I18N-02).
 * They come from all loaders that were used so far.
 * @param about the options that the text was requested with
 */
export async function addFallbackTexts(translator: i18n, key: string, about = {}): Promise<void> {
  const { fallbackLng } = translator.options;
  for (const tag of new Set([fallbackLng].flat())) {
    if (translator.exists(key, { ...about, lng: translator.language })) return;
    if (typeof tag === 'string' && tag !== translator.language)
      await Promise.all([...sources].map((load) => addOnce(translator, tag, load)));
  }
}
