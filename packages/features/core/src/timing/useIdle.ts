import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether the page has had nothing to do since it was shown; not while it is closed, which runs no effects. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
