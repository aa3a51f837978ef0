import { useEffect, useState } from 'react';

const until = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Seconds until an instant of this device's clock; right again when a sleeping tab is seen. */
export function useSecondsLeft(instant: number): number {
  const [seconds, setSeconds] = useState(() => until(instant));
  useEffect(() => {
    const look = (): void => setSeconds(until(instant));
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
