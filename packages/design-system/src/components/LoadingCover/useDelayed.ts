import { useEffect, useState } from 'react';

/** Follows `isOn`: turns true after `delay` ms, and false at once. */
export function useDelayed(isOn: boolean, delay: number): boolean {
  const [isLate, setLate] = useState(false);
  if (!isOn && isLate) setLate(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [isOn, delay]);
  return isOn && isLate;
}
