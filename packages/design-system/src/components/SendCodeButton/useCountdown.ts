import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { watchCountdown } from './watchCountdown';

interface CountdownEnd {
  until: number;
  /** False where the time was over before anybody looked. */
  wasSeen: boolean;
}

/** Writes the seconds into `face` each second; renders at the start and at the end alone. */
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
    return watchCountdown(until, (left) => {
      if (left === 0) setEnd({ until, wasSeen });
      else if (face.current !== null) face.current.textContent = latestText.current(left);
      wasSeen = true;
    });
  }, [until, face, latestText]);
  return { isCounting, hasEnded: !isCounting && end?.until === until && end?.wasSeen === true };
}
