import type { Dictionary, LoadDictionary } from '@parlour/feature-core';

type Loaders = Record<string, () => Promise<{ dictionary: Dictionary }>>;

const from =
  (first: Loaders, whole = first): LoadDictionary =>
  (tag, isWhole) =>
    (isWhole ? whole : first)[tag]?.().then(({ dictionary }) => dictionary) ?? null;

const FIRST: Loaders = {
  en: () => import('./dictionaries/en'),
  id: () => import('./dictionaries/id'),
  'zh-Hans': () => import('./dictionaries/zh-Hans'),
};

/** Whether the product has texts in a language; in any other it is shown in that of the fallback. */
export const hasTexts = (tag: string): boolean => tag in FIRST;

/** The texts of the first page in a language, or all but the centres', in one request; null for a language that has none yet. */
export const loadDictionary = from(FIRST, {
  en: () => import('./dictionaries/whole/en'),
  id: () => import('./dictionaries/whole/id'),
  'zh-Hans': () => import('./dictionaries/whole/zh-Hans'),
});

/** The texts of what is opened after it. */
export const loadLateDictionary = from({
  en: () => import('./dictionaries/late/en'),
  id: () => import('./dictionaries/late/id'),
  'zh-Hans': () => import('./dictionaries/late/zh-Hans'),
});
