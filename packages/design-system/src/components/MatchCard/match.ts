import type { OddsButtonStatus, OddsChange } from '../OddsButton/OddsButton';

export const MATCH_STATUSES = ['upcoming', 'live', 'suspended', 'ended'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export interface MatchSide {
  name: string;
  /** Picture of the side, or two or three letters. Default: none. */
  emblem?: { src?: string | undefined; text?: string | undefined } | undefined;
  /** Score, formatted: '2', '6 4 3'. Default: none. */
  score?: string | undefined;
}

export interface MatchPrice {
  /** Unique in its market. */
  id: string;
  /** What is bet on: 'Harbour Larks', 'Over 2.5'. */
  outcome: string;
  /** Formatted price; null or none shows a dash. */
  odds?: string | null | undefined;
  isSelected?: boolean | undefined;
  status?: OddsButtonStatus | undefined;
  /** How the price has just changed. */
  change?: OddsChange | undefined;
}

export interface MatchMarket {
  id: string;
  /** 'Match result'. */
  name: string;
  prices: readonly MatchPrice[];
}

export interface MatchCardMatch {
  id: string;
  /** Competition, with its round or group if that matters: 'Coastal League, round 12'. */
  competition: string;
  /** Home and away, or two players. */
  sides: readonly [MatchSide, MatchSide];
  status: MatchStatus;
  /** When it begins: ISO 8601 for machines, and text in the reader's own form. Shown while `upcoming`. */
  start?: { dateTime: string; text: string } | undefined;
  /** Time played, formatted: '67′', '2nd set'. Shown while `live` or `suspended`. */
  clock?: string | undefined;
  /** The first markets, best one first. Default: none. */
  markets?: readonly MatchMarket[] | undefined;
}

export interface MatchCardLabels {
  /** The states of a match. */
  live: string;
  suspended: string;
  ended: string;
  /** Shown where no market is open: 'No prices for now'. */
  noPrices: string;
  /** Name of the heart; the sides are appended. */
  addFavourite: string;
  removeFavourite: string;
}
