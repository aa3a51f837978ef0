import type { LotteryDraw, VnDraw, VnPrize } from '@parlour/gateway-openapi/lottery';

/** One draw of any lottery. */
export interface Draw {
  gameCode: string;
  displayName: string;
  /** Number of the draw. */
  numero: string;
  /** ISO 8601. */
  openedAt: string;
  /** In the order they were drawn; of a Vietnam lottery the digits of its special prize. */
  numbers: readonly string[];
  /** Every prize from the special one down, where a draw has more than one. */
  prizes: readonly VnPrize[];
}

/** The prize of a Vietnam lottery that stands for its draw. */
const SPECIAL = 'DB';

export const readDraw = (draw: LotteryDraw): Draw => ({ ...draw, prizes: [] });

export function readVnDraw(draw: VnDraw): Draw {
  const special = draw.prizes.find(({ prize }) => prize === SPECIAL);
  return { ...draw, numbers: Array.from(special?.numbers[0] ?? '') };
}

/** The draws of several calls as one list, newest first. */
export const mergeDraws = (...lists: readonly (readonly Draw[])[]): Draw[] =>
  lists.flat().sort((one, other) => Date.parse(other.openedAt) - Date.parse(one.openedAt));

/** The latest draw of each lottery, by its code. */
export function latestOf(draws: readonly Draw[]): ReadonlyMap<string, Draw> {
  const latest = new Map<string, Draw>();
  for (const draw of draws) if (!latest.has(draw.gameCode)) latest.set(draw.gameCode, draw);
  return latest;
}
