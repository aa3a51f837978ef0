import type { GameType } from '../games/types';

/** What the lotteries of one family have in common: how they draw, or where. */
export const LOTTERY_GROUPS = [
  'DICE3',
  'DIGITS3',
  'DIGITS4',
  'DIGITS5',
  'BALLS5',
  'BALLS6',
  'RACE10',
  'NORTH',
  'CENTRAL',
  'SOUTH',
] as const;
export type LotteryGroupCode = (typeof LOTTERY_GROUPS)[number];

/** A kind of lottery: its group, name and motif. */
type LotteryKind = readonly [group: LotteryGroupCode, name: string, emblem: string];
/** What distinguishes the lotteries of one kind: the end of the name, and the seconds between draws. */
export type LotterySeries = readonly [name: string, seconds: number];

/** The lotteries of one vendor in one category. */
export interface LotteryFamily {
  vassalage: string;
  gameType: Extract<GameType, 'LOTT' | 'ELOTT'>;
  kinds: readonly LotteryKind[];
  series: readonly LotterySeries[];
}
