import { useEffect, useState } from 'react';

const left = (deadline: number): number => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Seconds until a deadline. Counted from the clock, so that a sleeping tab or a throttled timer loses none. */
export function useCountdown() {
  const [deadline, setDeadline] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const look = (): void => setSecondsLeft(left(deadline));
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline, isRunning]);

  const start = (seconds: number): void => {
    const until = Date.now() + seconds * 1000;
    setDeadline(until);
    setSecondsLeft(left(until));
  };
  return { secondsLeft, start };
}
