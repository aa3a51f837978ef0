import { useEffect, useState } from 'react';

const inSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/**
 * Whole seconds of a wait, counted down to zero; right again when a sleeping tab is seen. `leftOf` tells how many ms are
 * left: by the gateway's clock, or by `waitUntil` of the design system. Another function begins another wait.
 */
export function useSecondsLeft(leftOf: () => number): number {
  const [seconds, setSeconds] = useState(() => inSeconds(leftOf()));
  useEffect(() => {
    const look = (): void => setSeconds(inSeconds(leftOf()));
    look();
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [leftOf]);
  return seconds;
}
