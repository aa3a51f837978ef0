import type { Dictionary } from '@parlour/feature-core';

const LOADERS: Record<string, () => Promise<{ dictionary: Dictionary }>> = {
  en: () => import('./dictionaries/en'),
  id: () => import('./dictionaries/id'),
  'zh-Hans': () => import('./dictionaries/zh-Hans'),
};

/** The texts of a language, in one request; null for a language that has none yet. */
export function loadDictionary(tag: string): Promise<Dictionary> | null {
  return LOADERS[tag]?.().then(({ dictionary }) => dictionary) ?? null;
}
