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

/** A demo vendor. */
export interface Vendor {
  /** The vendor code (`vassalage`). */
  code: string;
  displayName: string;
  /** The account type by which the site groups sports cards and tags lottery games. */
  accountTypeName: string;
  /** The categories the vendor has games in; the first is its main one. */
  gameTypes: readonly GameType[];
  /** Place in the vendor list, from 0; also decides palette and composition. */
  order: number;
}

/** What the picture of a game is drawn from. */
export interface GameArt {
  /** The motif in front. */
  emblem: string;
  /** A second motif that the name also speaks of, drawn behind the first. */
  companion: string | null;
  /** Picks the roles of the vendor's four colours. */
  palette: number;
  /** Picks the variation of the vendor's composition. */
  composition: number;
  /** Picks the light source. */
  light: number;
  /** Seeds whatever else is free: ornaments, tilt, scatter. */
  seed: number;
}

/** A demo game. */
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
  /** Place in the hot list from 1, or null. */
  hotRank: number | null;
  hasJackpot: boolean;
  /** Jackpot as a decimal string with two digits, or null. */
  jackpotAmount: string | null;
  isMaintenance: boolean;
  /** When the game joined the catalogue, ISO 8601 in UTC. */
  addedAt: string;
  /** Place by popularity from 1 over the whole catalogue. */
  popularity: number;
  art: GameArt;
}
