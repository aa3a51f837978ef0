import { useEffect, useState } from 'react';

const inSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/**
 * A countdown in whole seconds; corrected when a sleeping tab becomes visible. `leftOf` returns the ms left, by the
 * gateway's clock or by `waitUntil` of the design system. A new function starts a new countdown.
 */
export function useSecondsLeft(leftOf: () => number): number {
  const [seconds, setSeconds] = useState(() => inSeconds(leftOf()));
  useEffect(() => {
    const update = (): void => setSeconds(inSeconds(leftOf()));
    update();
    const timer = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [leftOf]);
  return seconds;
}
