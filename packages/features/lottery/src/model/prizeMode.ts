import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import type { GameLane } from '@parlour/gateway-openapi/start';

/** Every prize mode, in the order of their tabs (LAUNCH-07). */
const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const satisfies readonly PrizeMode[];

/** Category of the e-lottery. */
const E_LOTTERY = 'ELOTT';
const E_LOTTERY_CARDS: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);

/** The prize mode of this merchant: ELOTT if the e-lottery holds a TCG_LOTTO_VN or LOTT card, else LOTT (LAUNCH-07). */
export function prizeModeOf(
  lanes: readonly Pick<GameLane, 'gameCategory' | 'vendors'>[],
): PrizeMode {
  const cards = lanes
    .filter(({ gameCategory }) => gameCategory === E_LOTTERY)
    .flatMap(({ vendors }) => vendors);
  return cards.some(({ vassalage }) => E_LOTTERY_CARDS.has(vassalage)) ? 'ELOTT' : 'LOTT';
}

/**
 * The prize mode of a lottery of a menu. SEA lotteries and those of other vendors have a separate mode; the rule
 * chooses between the other two (LAUNCH-07). Null while the rule is not known.
 */
export const playedMode = (menuMode: PrizeMode, rule: PrizeMode | null): PrizeMode | null =>
  menuMode === 'SEA' || menuMode === 'ZY' ? menuMode : rule;

/** The prize modes that the merchant configures, in the order of their tabs; unknown values are left out. */
export const configuredModes = (prizeModes: readonly string[]): PrizeMode[] =>
  PRIZE_MODES.filter((mode) => prizeModes.includes(mode));
