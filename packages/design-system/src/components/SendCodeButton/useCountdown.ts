import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { subscribeToCountdown } from './subscribeToCountdown';

interface CountdownEnd {
  until: number;
  /** False if the time was already over on the first render. */
  wasSeen: boolean;
}

/** Writes the seconds into `face` without rendering; renders only at the start and the end. */
export function useCountdown(
  until: number | undefined,
  face: RefObject<HTMLElement | null>,
  toText: (secondsLeft: number) => string,
) {
  const [end, setEnd] = useState<CountdownEnd>();
  const latestText = useLatest(toText);
  const isCounting = until !== undefined && end?.until !== until;
  useLayoutEffect(() => {
    if (until === undefined) return undefined;
    let wasSeen = false;
    return subscribeToCountdown(until, (left) => {
      if (left === 0) setEnd({ until, wasSeen });
      else if (face.current !== null) face.current.textContent = latestText.current(left);
      wasSeen = true;
    });
  }, [until, face, latestText]);
  return { isCounting, hasEnded: !isCounting && end?.until === until && end?.wasSeen === true };
}
