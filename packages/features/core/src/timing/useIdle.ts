import { useEffect, useState } from 'react';
import { useCoreSelector } from '../store/hooks';
import { selectIsStatusKnown } from '../system/flags';
import { whenIdle } from './whenIdle';

/**
 * Whether the browser has had nothing better to do since it was known whether the site is open, or that this can't
 * be told: then comes what a visit can wait for. A closed site hides its page, which runs no effects, and asks for
 * nothing more (ST-01).
 * What asks for nothing itself may come `atLatest`, in ms, though nothing is known of the site.
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
