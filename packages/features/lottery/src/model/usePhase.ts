import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useCallback, useSyncExternalStore } from 'react';
import { everySecond } from './everySecond';
import { type LotteryPhase, phaseOf } from './lotteryMenu';

/** What a lottery does now; drawn anew only when that is something else. */
export function usePhase(game: LotteryGame): LotteryPhase {
  const read = useCallback(() => phaseOf(game), [game]);
  return useSyncExternalStore(everySecond, read, read);
}
