import { serverNow } from '@parlour/gateway-openapi';
import { useEffect, useState } from 'react';

const secondsUntil = (moment: string): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000));

/** Seconds until a moment by the gateway's clock; right again when a sleeping tab is seen. */
export function useSecondsLeft(moment: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const look = (): void => setSeconds(secondsUntil(moment));
    look();
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment]);
  return seconds;
}

/** Seconds as a clock shows them, as in 29:05. */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
