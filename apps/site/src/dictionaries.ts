import { DICTIONARIES } from 'virtual:dictionaries';
import type { Dictionary, LoadDictionary } from '@parlour/feature-core';

type Loaders = Readonly<Record<string, () => Promise<{ default: Dictionary }>>>;

const from =
  (first: Loaders, whole = first): LoadDictionary =>
  (tag, isWhole) =>
    (isWhole ? whole : first)[tag]?.().then((loaded) => loaded.default) ?? null;

/** Loads the texts of the first page, or with them the late ones, in one request; null for a language without texts. */
export const loadDictionary = from(DICTIONARIES.first, DICTIONARIES.whole);

/** Loads the texts of everything behind the first page. */
export const loadLateDictionary = from(DICTIONARIES.late);

/** Loads the texts of the member centre and the agent centre. */
export const loadCentreDictionary = from(DICTIONARIES.centre);
