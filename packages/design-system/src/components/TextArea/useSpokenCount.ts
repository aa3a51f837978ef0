import { useEffect, useState } from 'react';

/** How long typing has to rest before the count is said, in ms. */
const REST = 800;

/** A text for a live region that follows `text` when it has stood still for a while. */
export function useSpokenCount(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
