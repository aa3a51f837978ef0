import { useEffect, useRef, useState } from 'react';
import { useAwake } from '../../hooks/useAwake';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import * as S from './WinCelebration.styles';

/** As long as the animations in the styles; at most three seconds. */
export const SHIMMER_MS = 2600;

/** Places of the glints around the card, in per cent from its start and top. */
const GLINTS = [
  [6, 22],
  [94, 12],
  [86, 88],
  [16, 94],
  [50, 0],
] as const;

/** The light over the card. It begins once it can be seen, and is over for good when that ends. */
export function WinShimmer() {
  const ref = useRef<HTMLSpanElement>(null);
  const isAwake = useAwake(ref);
  const isStill = useReducedMotion();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!isAwake) return undefined;
    const end = () => setIsOver(true);
    const timer = setTimeout(end, SHIMMER_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isAwake]);

  if (isOver || isStill) return null;
  return (
    <S.Shimmer ref={ref} data-shimmer={isAwake ? 'playing' : 'waiting'} aria-hidden>
      <S.Band />
      {GLINTS.map(([x, y]) => (
        <S.Glint key={x} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      ))}
    </S.Shimmer>
  );
}
