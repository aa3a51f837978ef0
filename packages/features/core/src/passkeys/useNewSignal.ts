import { useCallback, useEffect, useRef } from 'react';

/** Gives signals for what a component asks the browser: each aborts with the next one, and when the component is gone. */
export function useNewSignal(): () => AbortSignal {
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
