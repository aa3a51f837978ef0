import { useRef } from 'react';
import * as S from './ScratchCard.styles';
import { useScratch } from './useScratch';

export interface ScratchCoverProps {
  /** Text on the cover, until the first stroke. */
  hint: string | undefined;
  /** Fades it out. */
  isOff: boolean;
  onStart: () => void;
  onEnough: () => void;
}

/** The layer to scratch. It is for pointers alone: the button of the card does the same for everybody. */
export function ScratchCover({ hint, isOff, onStart, onEnough }: ScratchCoverProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const handlers = useScratch({ canvas, onStart, onEnough });
  return (
    <S.Cover data-off={isOff || undefined} aria-hidden>
      <canvas ref={canvas} {...handlers} />
      {hint === undefined ? null : <S.Hint>{hint}</S.Hint>}
    </S.Cover>
  );
}
