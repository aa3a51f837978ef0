import { waitUntil } from '@parlour/feature-core';
import { useEffect, useState } from 'react';

const inSeconds = (left: number): number => Math.ceil(left / 1000);

/** Seconds until an instant of this device's clock; right again when a sleeping tab is seen. */
export function useSecondsLeft(instant: number): number {
  const [seconds, setSeconds] = useState(() => inSeconds(waitUntil(instant)()));
  useEffect(() => {
    const left = waitUntil(instant);
    const look = (): void => setSeconds(inSeconds(left()));
    look();
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [instant]);
  return seconds;
}
