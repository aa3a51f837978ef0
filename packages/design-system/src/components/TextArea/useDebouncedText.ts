import { useEffect, useState } from 'react';

/** Debounce of the announced count, in ms. */
const DEBOUNCE_MS = 800;

/** A debounced copy of `text` for a live region. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
