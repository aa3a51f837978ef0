import { DICTIONARIES } from 'virtual:dictionaries';
import type { Dictionary, LoadDictionary } from '@parlour/feature-core';

type Loaders = Readonly<Record<string, () => Promise<{ default: Dictionary }>>>;

const from =
  (first: Loaders, whole = first): LoadDictionary =>
  (tag, isWhole) =>
    (isWhole ? whole : first)[tag]?.().then((loaded) => loaded.default) ?? null;

/** Whether the product has texts in a language; in any other it is shown in that of the fallback. */
export const hasTexts = (tag: string): boolean => tag in DICTIONARIES.first;

/** The texts of the first page in a language, or all but the centres', in one request; null for a language that has none yet. */
export const loadDictionary = from(DICTIONARIES.first, DICTIONARIES.whole);

/** The texts of what is opened after it. */
export const loadLateDictionary = from(DICTIONARIES.late);

/** The texts of the member centre and the agent centre. */
export const loadCentreDictionary = from(DICTIONARIES.centre);
