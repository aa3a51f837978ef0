/** Answers that last for the visit, by the key that each is kept under (CACHE-01). */
const ENDPOINTS = {
  gameVendor: 'getGameVendors',
  hotGames: 'getHotGames',
  winners: 'getRankList',
} as const;

export type CachedName = keyof typeof ENDPOINTS;

export const CACHED_ANSWERS = Object.entries(ENDPOINTS) as [
  CachedName,
  (typeof ENDPOINTS)[CachedName],
][];

/** Of what is written; anything else is dropped. */
export const VERSION = 2;

/** Whom an answer was given to: names in it are those of a language. */
export const cachedFor = (merchantCode: string): string =>
  `${merchantCode} ${document.documentElement.lang}`;
