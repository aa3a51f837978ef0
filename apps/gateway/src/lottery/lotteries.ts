import type { Catalogue } from '../games/catalogue';
import type { Game } from '../games/types';
import type { components } from '../generated/contract';
import { LOTTERY_GROUPS, type LotteryGroupCode } from './groups';

export type PrizeMode = components['schemas']['PrizeMode'];

/** A game of the catalogue that draws numbers. */
export interface Lottery {
  game: Game;
  group: LotteryGroupCode;
  /** Time between two draws, in seconds. */
  seconds: number;
}

/** Lotteries that belong together, most played first. */
export interface LotteryGroup {
  group: LotteryGroupCode;
  lotteries: Lottery[];
}

/** The vendor whose lotteries have menus, results and a page of their own (LAUNCH-02). */
export const VN_VENDOR = 'TCG_LOTTO_VN';

/** The lotteries of each prize mode (LAUNCH-07). */
const FAMILIES_OF: Record<PrizeMode, readonly (readonly [vassalage: string, gameType: string])[]> =
  {
    LOTT: [['LOTT', 'LOTT']],
    ZY: [['BRL', 'LOTT']],
    ELOTT: [
      ['LOTT', 'ELOTT'],
      ['ELOTT', 'ELOTT'],
    ],
    SEA: [['TCG_SEA', 'LOTT']],
  };
/** The prize modes of Vietnamese lotteries. */
const VN_MODES: readonly PrizeMode[] = ['LOTT', 'ELOTT'];

/** The lotteries of a catalogue, most played first. */
export function listLotteries(catalogue: Catalogue): Lottery[] {
  return catalogue.games.flatMap((game) => {
    const family = catalogue.lotteryFamily(game.vassalage, game.gameType);
    const kind = family?.kinds.find(([, name]) => game.gameName.startsWith(`${name} `));
    const series = family?.series.find(([name]) => game.gameName.endsWith(` ${name}`));
    if (kind === undefined || series === undefined) return [];
    return [{ game, group: kind[0], seconds: series[1] }];
  });
}

export const isVietnamese = ({ game }: Lottery): boolean => game.vassalage === VN_VENDOR;

/** The lotteries of a prize mode by group, either the Vietnamese ones or all others. */
export function menuOf(
  lotteries: readonly Lottery[],
  prizeMode: PrizeMode,
  wantsVietnamese: boolean,
): LotteryGroup[] {
  const families = FAMILIES_OF[prizeMode];
  const wanted = lotteries.filter((lottery) => {
    if (wantsVietnamese) return isVietnamese(lottery) && VN_MODES.includes(prizeMode);
    const { vassalage, gameType } = lottery.game;
    return families.some(([vendor, type]) => vendor === vassalage && type === gameType);
  });
  return LOTTERY_GROUPS.flatMap((group) => {
    const found = wanted.filter((lottery) => lottery.group === group);
    return found.length === 0 ? [] : [{ group, lotteries: found }];
  });
}
