import { useEffect, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';

const SECOND = 1000;

/**
 * Milliseconds left, told once a second. It counts its own steps rather than reading a clock: being
 * held then costs at most a second, and that in the person's favour.
 */
export function useTimeLeft(total: number, isHeld: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(total);
  const end = useLatest(onEnd);
  useEffect(() => {
    if (isHeld) return undefined;
    if (left <= 0) {
      end.current();
      return undefined;
    }
    const step = left % SECOND || SECOND;
    const timer = setTimeout(() => setLeft(left - step), step);
    return () => clearTimeout(timer);
  }, [left, isHeld, end]);
  return left;
}
