import type { i18n } from 'i18next';
import { addTexts, type LoadDictionary } from './dictionary';

interface LateTexts {
  translator: i18n;
  load: LoadDictionary;
  /** Tags to fall back to, in order. */
  fallbacks: readonly string[];
}

let texts: LateTexts | null = null;
let loaded = new Map<string, Promise<boolean>>();

/** Registers the loader of texts of what is opened after the first page. */
export function offerLateTexts(source: LateTexts): void {
  texts = source;
  loaded = new Map();
}

function loadOnce(translator: i18n, load: LoadDictionary, tag: string): Promise<boolean> {
  const known = loaded.get(tag);
  if (known !== undefined) return known;
  const fetching = addTexts(translator, tag, load);
  loaded.set(tag, fetching);
  // The next caller retries a failed request.
  fetching.catch(() => loaded.delete(tag));
  return fetching;
}

/**
 * Loads the texts of what is opened after the first page, once for each language. Does nothing where no loader
 * is registered. `load` replaces that loader, to fetch other texts in the same request.
 */
export async function loadLateTexts(
  tag = texts?.translator.language,
  load = texts?.load,
): Promise<void> {
  if (texts === null || tag === undefined || load === undefined) return;
  const { translator, fallbacks } = texts;
  for (const each of [tag, ...fallbacks]) if (await loadOnce(translator, load, each)) return;
}

/** True once such texts were requested. */
export const hasLateTexts = (): boolean => loaded.size > 0;
