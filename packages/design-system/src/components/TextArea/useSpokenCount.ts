import { useEffect, useState } from 'react';

/** Debounce of the announced count, in ms. */
const REST = 800;

/** A debounced copy of `text` for a live region. */
export function useSpokenCount(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
