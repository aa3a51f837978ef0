/** Answers that are cached for the visit: storage key to endpoint (CACHE-01). */
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

/** Version of the stored format. Values of another version are dropped. */
export const VERSION = 2;

/** The merchant and language that an answer belongs to: names in it are translated. */
export const cachedFor = (merchantCode: string): string =>
  `${merchantCode} ${document.documentElement.lang}`;
