import { foldText } from './foldText';
import type { Game } from './types';

/** Filters of the game list; all are optional. */
export interface GameQuery {
  gameType?: string | undefined;
  /** Vendor code. */
  vassalage?: string | undefined;
  /** Slot sub-category. */
  gameClassify?: string | undefined;
  /**
   * Words of the name. Each has to begin a word of the name, in any order, without regard to accents; in scripts
   * without spaces it may stand anywhere.
   */
  gameName?: string | undefined;
  /** Smallest stake at least this, as a decimal string. */
  minBet?: string | undefined;
  /** At least this many lines. */
  minLineNum?: number | undefined;
  /** Only games that are new. */
  isNew?: boolean | undefined;
  /** Only games with a jackpot. */
  hasJackpot?: boolean | undefined;
  /** From 1; 1 if left out. */
  pageNo?: number | undefined;
  /** From 1 to 200; 24 if left out. */
  pageSize?: number | undefined;
}

/** One page of games. */
export interface GamePage<G extends Game = Game> {
  content: G[];
  pageNum: number;
  totalPages: number;
  totalElements: number;
}

/** An index of the games of a catalogue. */
export interface GameIndex<G extends Game = Game> {
  /** Filters and pages, always by popularity. */
  search(query: GameQuery): GamePage<G>;
}

/** Scripts without spaces between words: a word can begin anywhere. The site's own search has the same rule. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const DEFAULT_PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 200;

interface Entry<G extends Game> {
  game: G;
  /** The folded name with a space before every word, so that a prefix is a substring. */
  words: string;
  minBetCents: number;
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function toCents(amount: string): number {
  const [whole = '', part = ''] = amount.split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
  return Number.isSafeInteger(cents) ? cents : 0;
}

function clamp(value: number | undefined, fallback: number, low: number, high: number): number {
  if (value === undefined || !Number.isFinite(value)) return fallback;
  return Math.min(high, Math.max(low, Math.floor(value)));
}

function createFilter(query: GameQuery): (entry: Entry<Game>) => boolean {
  const prefixes = wordsOf(query.gameName ?? '').map((word) =>
    WITHOUT_SPACES.test(word) ? word : ` ${word}`,
  );
  const asksForNothing = Boolean(query.gameName?.trim()) && prefixes.length === 0;
  const minBet = query.minBet ? toCents(query.minBet) : 0;
  const minLines = query.minLineNum ?? 0;
  return ({ game, words, minBetCents }) =>
    !asksForNothing &&
    (!query.gameType || game.gameType === query.gameType) &&
    (!query.vassalage || game.vassalage === query.vassalage) &&
    (!query.gameClassify || game.classify === query.gameClassify) &&
    (!query.isNew || game.isNew) &&
    (!query.hasJackpot || game.hasJackpot) &&
    minBetCents >= minBet &&
    game.lines >= minLines &&
    prefixes.every((prefix) => words.includes(prefix));
}

/** Builds the index; `games` must already be sorted by popularity. */
export function createGameIndex<G extends Game>(games: readonly G[]): GameIndex<G> {
  const entries = games.map((game) => ({
    game,
    words: ` ${wordsOf(game.displayName).join(' ')}`,
    minBetCents: toCents(game.minBet),
  }));
  return {
    search(query) {
      const pageSize = clamp(query.pageSize, DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE);
      const pageNum = clamp(query.pageNo, 1, 1, Number.MAX_SAFE_INTEGER);
      const found = entries.filter(createFilter(query));
      const start = (pageNum - 1) * pageSize;
      return {
        content: found.slice(start, start + pageSize).map((entry) => entry.game),
        pageNum,
        totalPages: Math.ceil(found.length / pageSize),
        totalElements: found.length,
      };
    },
  };
}
