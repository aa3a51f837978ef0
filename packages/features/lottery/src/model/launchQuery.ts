import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import type { LanguageCode } from '@parlour/gateway-openapi/start';
import { LOTTERIES_PATH } from './lotteryMenu';

/** What is launched: a lottery of the menu, or the lobby of a vendor. */
export type RoomTarget = { nodeId: number; gameCode: string } | { vassalage: string };

interface LaunchAsked {
  target: RoomTarget;
  prizeMode: PrizeMode;
  /** Gateway code of the language. */
  language: string;
  isTouch: boolean;
  /** Origin of this site, which the game links back to. */
  origin: string;
}

/** The query of `launchGame`: the betting slip of a lottery, or the lobby if none is named (LAUNCH-05). */
export const launchQuery = ({ target, prizeMode, language, isTouch, origin }: LaunchAsked) => ({
  ...('nodeId' in target
    ? { nodeId: target.nodeId, lottoGameCode: target.gameCode, lottoView: 'betting' as const }
    : { vassalage: target.vassalage, lottoView: 'lobby' as const }),
  lottoArea: 'VN' as const,
  launchMode: 'LOTT' as const,
  lottoPrizeMode: prizeMode,
  device: isTouch ? ('MOBILE' as const) : ('WEB' as const),
  backUrl: `${origin}${LOTTERIES_PATH}`,
  language: language as LanguageCode,
});
