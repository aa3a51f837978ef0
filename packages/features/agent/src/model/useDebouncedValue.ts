import { useEffect, useState } from 'react';

/** Pause in typing that ends the debounce, in ms. */
const PAUSE = 350;

/** The text, debounced so that not every letter is a call. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
