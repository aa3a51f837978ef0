import type { GameType } from '../../games/types';

/** How games outside the slots are named and drawn in one category. */
export interface TableKind {
  /** How many games a vendor has, lowest and highest. */
  count: readonly [number, number];
  /** Game kinds: name and motif. */
  kinds: readonly (readonly [name: string, emblem: string])[];
  /** Rooms or series that distinguish games of one kind. */
  rooms: readonly string[];
  /** True when the category opens vendor lobbies. */
  opensLobby: boolean;
}

/** The kinds of every category but slots; a category without kinds has no games. */
export const TABLE_KINDS: Partial<Record<GameType, TableKind>> = {
  LIVE: {
    count: [10, 24],
    kinds: [
      ['Baccarat', 'cards'],
      ['Roulette', 'wheel'],
      ['Blackjack', 'cards'],
      ['Sic Bo', 'dice'],
      ['Dragon and Tiger', 'dragon'],
      ['Fan Tan', 'fan'],
      ['Three Cards', 'crown'],
      ['Wheel', 'wheel'],
    ],
    rooms: ['Terrace', 'Gallery', 'Atrium', 'Lounge', 'Conservatory', 'Balcony', 'Library', 'Hall'],
    opensLobby: false,
  },
  FISH: {
    count: [6, 14],
    kinds: [
      ['Reef', 'koi'],
      ['Deep Water', 'whale'],
      ['Ink Bay', 'octopus'],
      ['Turtle Channel', 'turtle'],
      ['Pearl Shelf', 'shell'],
      ['Salt Wind', 'ship'],
      ['Breakwater', 'wave'],
    ],
    rooms: ['Patrol', 'Voyage', 'Keeper', 'Expedition', 'Diary', 'Season'],
    opensLobby: false,
  },
  PVP: {
    count: [8, 18],
    kinds: [
      ['Thirteen Cards', 'cards'],
      ['Four Winds', 'tile'],
      ['Bull of Five', 'cards'],
      ['River Chess', 'shield'],
      ['Two Crowns', 'crown'],
      ['Domino', 'dice'],
      ['Rummy', 'fan'],
      ['Draughts', 'ring'],
    ],
    rooms: ['Salon', 'Club', 'Table', 'Garden', 'Corner', 'League'],
    opensLobby: false,
  },
  // Lotteries are named in lotteryTable.ts.
  LOTT: { count: [8, 14], kinds: [], rooms: [], opensLobby: false },
  ELOTT: { count: [8, 16], kinds: [], rooms: [], opensLobby: false },
  SPORTS: { count: [1, 1], kinds: [['Sports', 'football']], rooms: ['Lobby'], opensLobby: true },
  ESPORTS: {
    count: [1, 1],
    kinds: [['Arena', 'controller']],
    rooms: ['Lobby'],
    opensLobby: true,
  },
  COCKFIGHT: {
    count: [3, 4],
    kinds: [['Ring', 'rooster']],
    rooms: ['One', 'Two', 'Three', 'Evening'],
    opensLobby: false,
  },
  CRASH: {
    count: [6, 10],
    kinds: [
      ['Kite', 'kite'],
      ['Swift', 'feather'],
      ['Balloon', 'balloon'],
      ['Comet', 'comet'],
      ['Summit', 'mountain'],
    ],
    rooms: ['Climb', 'Ascent', 'Drift', 'Rise'],
    opensLobby: false,
  },
};
