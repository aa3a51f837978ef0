import { useEffect, useState } from 'react';
import { useCoreSelector } from '../store/hooks';
import { selectIsStatusKnown } from '../system/flags';
import { whenIdle } from './whenIdle';

/**
 * True once the browser has been idle after the status of the site was loaded or has failed: then what is less
 * urgent can load. A closed site hides its page, whose effects do not run, so nothing more is requested (ST-01).
 * @param atLatest for what makes no request: ms after which it is true even without a status
 */
export function useIdle(atLatest?: number): boolean {
  const [isIdle, setIsIdle] = useState(false);
  const isKnown = useCoreSelector(selectIsStatusKnown);
  useEffect(() => {
    if (isKnown) return whenIdle(() => setIsIdle(true));
    if (atLatest === undefined) return undefined;
    const timer = setTimeout(() => setIsIdle(true), atLatest);
    return () => clearTimeout(timer);
  }, [isKnown, atLatest]);
  return isIdle;
}
