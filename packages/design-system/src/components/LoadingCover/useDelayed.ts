import { useEffect, useState } from 'react';

/** Follows `isOn`, late by so many ms on the way in and at once on the way out. */
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
