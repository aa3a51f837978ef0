/** Answers that last for the visit, by the key that each is kept under (CACHE-01). */
const ENDPOINTS = {
  gameVendor: 'getGameVendors',
  hotGames: 'getHotGames',
  winners: 'getRankList',
} as const;

export type KeptName = keyof typeof ENDPOINTS;

export const KEPT_ANSWERS = Object.entries(ENDPOINTS) as [KeptName, (typeof ENDPOINTS)[KeptName]][];

/** Of what is written; anything else is dropped. */
export const VERSION = 2;

/** Whom an answer was given to: names in it are those of a language. */
export const keptFor = (merchantCode: string): string =>
  `${merchantCode} ${document.documentElement.lang}`;
