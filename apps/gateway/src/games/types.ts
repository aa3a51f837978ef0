/** Category codes that hold vendors and games. */
export const GAME_TYPES = [
  'LIVE',
  'RNG',
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'COCKFIGHT',
  'CRASH',
  'BINGO',
] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** Slot sub-categories: scratch, video poker, jackpot, table, arcade, bingo. */
export const GAME_CLASSES = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;
export type GameClass = (typeof GAME_CLASSES)[number];

/** A vendor of games. */
export interface Vendor {
  /** The vendor code (`vassalage`). */
  code: string;
  displayName: string;
  /** The account type by which the site groups sports cards and tags lottery games. */
  accountTypeName: string;
  /** The categories the vendor has games in; the first is its main one. */
  gameTypes: readonly GameType[];
  /** Position in the vendor list, from 0. */
  order: number;
}

/** A game. */
export interface Game {
  nodeId: number;
  gameName: string;
  displayName: string;
  /** The vendor code. */
  vassalage: string;
  accountTypeName: string;
  /** Unique within the vendor and safe in an address. */
  gameCode: string;
  gameType: GameType;
  /** VASSALAGE when the entry opens the vendor's lobby and not one game. */
  isGame: 'GAME' | 'VASSALAGE';
  /** 0 when a free trial is available, else 1. */
  supportPlay: 0 | 1;
  classify: GameClass | null;
  /** Smallest stake as a decimal string with two digits. */
  minBet: string;
  lines: number;
  isNew: boolean;
  /** Position in the hot list from 1, or null. */
  hotRank: number | null;
  hasJackpot: boolean;
  /** Jackpot as a decimal string with two digits, or null. */
  jackpotAmount: string | null;
  /** Thousandths of a minor unit by which the jackpot grows in a second. */
  jackpotGrowth: number;
  isMaintenance: boolean;
  /** When the game joined the catalogue, ISO 8601 in UTC. */
  addedAt: string;
  /** Position by popularity from 1, over the whole catalogue. */
  popularity: number;
}

/** Where a banner is shown. */
export const BANNER_GROUPS = ['w_home', 'w_login', 'w_register', 'w_forget'] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** A banner with its texts in one language. */
export interface Banner {
  bannerId: string;
  groupName: BannerGroup;
  title: string;
  subtitle: string;
  /** What a click opens: a game category, a page, a game; null when nothing does. */
  linkageType: 'GAME_TYPE' | 'PAGE' | 'GAME' | null;
  /** The target of the link: a category code, a page name, or vendor and game code. */
  linkageValue: string | null;
}

/** A notice for players in one language. */
export interface Notice {
  id: string;
  title: string;
  /** HTML of paragraphs, lists and emphasis only. */
  content: string;
  /** When it was published, ISO 8601 in UTC. */
  startDateStr: string;
}

/** A row of the winners board. */
export interface Winner {
  /** Masked account name, as in 'm***7'. */
  account: string;
  nodeId: number;
  gameName: string;
  vassalage: string;
  gameType: string;
  /** Decimal string with two digits. */
  winAmount: string;
  /** When it was won, ISO 8601 in UTC. */
  wonAt: string;
}
