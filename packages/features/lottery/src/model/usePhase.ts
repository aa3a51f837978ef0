import { everySecond } from '@parlour/feature-core';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useCallback, useSyncExternalStore } from 'react';
import { type LotteryPhase, phaseOf } from './lotteryMenu';

/** The state of a lottery; renders again only when it changes. */
export function usePhase(game: LotteryGame): LotteryPhase {
  const read = useCallback(() => phaseOf(game), [game]);
  return useSyncExternalStore(everySecond, read, read);
}
