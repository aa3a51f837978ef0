import { useEffect, useState } from 'react';

/** How long somebody who types has to pause, in ms. */
const PAUSE = 350;

/** A text once nobody types any more, so that not every letter is a call. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
