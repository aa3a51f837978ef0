import { useEffect, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { type Random, RESTING_SHARE, walkBar } from './walkBar';

/** The filled fraction of a bar. It changes at random while the bar moves and is constant on a server. */
export function useBarWalk(isWalking: boolean, random: Random): number {
  const [share, setShare] = useState(RESTING_SHARE);
  const chance = useLatest(random);
  useEffect(() => {
    if (!isWalking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const go = (): void => {
      const step = walkBar(chance.current);
      setShare(step.share);
      timer = setTimeout(go, step.wait);
    };
    timer = setTimeout(go, walkBar(chance.current).wait);
    return () => clearTimeout(timer);
  }, [isWalking, chance]);
  return share;
}
