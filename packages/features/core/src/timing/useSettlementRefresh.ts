import { serverNow } from '@parlour/gateway-openapi';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** A settlement waits a minute for bets that are still being written; then it takes some seconds. */
const SETTLED_AFTER_MS = 65_000;
/** Spreads the calls of all who look at the same time. */
const SPREAD_MS = 10_000;

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Which settlement is the last that can be seen at a moment. */
export const settlementAt = (now: number, minutes: number): number =>
  Math.floor((now - SETTLED_AFTER_MS) / (minutes * MINUTE_MS));

/** How long until the next settlement can be seen, in ms. */
export const untilSettlement = (now: number, minutes: number): number =>
  (settlementAt(now, minutes) + 1) * minutes * MINUTE_MS + SETTLED_AFTER_MS - now;

/**
 * Refreshes once after each settlement, while the page is seen; one that was missed is caught up when the page is seen again.
 * Null for kinds that settle too seldom to wait for.
 */
export function useSettlementRefresh(minutes: number | null, refresh: () => unknown): void {
  const isSeen = useSyncExternalStore(watch, isVisible, () => true);
  const refreshNow = useEffectEvent(() => void refresh());
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (minutes === null || !isSeen) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const spread = Math.random() * SPREAD_MS;
      timer = setTimeout(ask, untilSettlement(serverNow(), minutes) + spread);
    };
    const ask = () => {
      last.current = settlementAt(serverNow(), minutes);
      refreshNow();
      wait();
    };
    const isMissed = last.current !== null && last.current < settlementAt(serverNow(), minutes);
    last.current ??= settlementAt(serverNow(), minutes);
    if (isMissed) ask();
    else wait();
    return () => clearTimeout(timer);
  }, [minutes, isSeen]);
}
