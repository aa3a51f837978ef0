import { useEffect, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';

const SECOND = 1000;

/**
 * Milliseconds left, updated once a second. It counts its own ticks and reads no clock: each pause then
 * gives the user at most one extra second.
 */
export function useTimeLeft(total: number, isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(total);
  const end = useLatest(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    if (left <= 0) {
      end.current();
      return undefined;
    }
    const step = left % SECOND || SECOND;
    const timer = setTimeout(() => setLeft(left - step), step);
    return () => clearTimeout(timer);
  }, [left, isPaused, end]);
  return left;
}
