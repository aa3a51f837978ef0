import type { Dictionary, LoadDictionary } from '@parlour/feature-core';

type Loaders = Record<string, () => Promise<{ dictionary: Dictionary }>>;

const from =
  (loaders: Loaders): LoadDictionary =>
  (tag) =>
    loaders[tag]?.().then(({ dictionary }) => dictionary) ?? null;

/** The texts of the first page in a language, in one request; null for a language that has none yet. */
export const loadDictionary = from({
  en: () => import('./dictionaries/en'),
  id: () => import('./dictionaries/id'),
  'zh-Hans': () => import('./dictionaries/zh-Hans'),
});

/** The texts of what is opened after it. */
export const loadLateDictionary = from({
  en: () => import('./dictionaries/late/en'),
  id: () => import('./dictionaries/late/id'),
  'zh-Hans': () => import('./dictionaries/late/zh-Hans'),
});
