import { useEffect, useState } from 'react';

/** Pause in typing that ends the debounce, in ms. */
const DELAY = 350;

/** The text, debounced so that not every letter is a call. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
