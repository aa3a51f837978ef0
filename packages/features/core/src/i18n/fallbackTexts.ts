import type { i18n } from 'i18next';
import { addTexts, type LoadDictionary, sources } from './dictionary';

const asked = new WeakMap<LoadDictionary, Set<string>>();

/** Once each, so that a text which nobody has is not looked for at every drawing; what failed is asked for again. */
async function addOnce(translator: i18n, tag: string, load: LoadDictionary): Promise<void> {
  const tags = asked.get(load) ?? new Set();
  if (tags.has(tag)) return;
  asked.set(load, tags.add(tag));
  await addTexts(translator, tag, load).catch(() => tags.delete(tag));
}

/**
 * Adds the texts of the languages to fall back to, one after the other until a missing text is found
 * (I18N-02). They come from wherever texts have been taken so far.
 * @param about the options that the text was asked for with
 */
export async function addFallbackTexts(translator: i18n, key: string, about = {}): Promise<void> {
  const { fallbackLng } = translator.options;
  for (const tag of new Set([fallbackLng].flat())) {
    if (translator.exists(key, { ...about, lng: translator.language })) return;
    if (typeof tag === 'string' && tag !== translator.language)
      await Promise.all([...sources].map((load) => addOnce(translator, tag, load)));
  }
}
