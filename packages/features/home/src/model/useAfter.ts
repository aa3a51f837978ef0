import { useEffect, useState } from 'react';

/** False for the first `delay` ms under `key`, then true. */
export function useAfter(delay: number, key: string): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(key), delay);
    return () => clearTimeout(timer);
  }, [delay, key]);
  return passed === key;
}
