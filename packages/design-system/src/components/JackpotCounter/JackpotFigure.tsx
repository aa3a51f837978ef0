import type { RefObject } from 'react';
import { DigitStrip } from '../DigitStrip/DigitStrip';
import * as S from './JackpotCounter.styles';
import type { Random } from './simulateJackpot';
import { type JackpotSource, useJackpotAmount } from './useJackpotAmount';

export interface JackpotFigureProps {
  /** Watched for whether it is seen. */
  figure: RefObject<HTMLDivElement | null>;
  source: JackpotSource;
  isGrowing: boolean;
  random: Random;
  format: (amount: string) => string;
  name: string;
  noteId: string;
}

/** The figure alone, so that nothing around it renders when it grows. */
export function JackpotFigure({
  figure,
  source,
  isGrowing,
  random,
  format,
  name,
  noteId,
}: JackpotFigureProps) {
  const amount = useJackpotAmount(source, isGrowing, random);
  const text = amount === undefined ? '' : format(amount);
  return (
    <S.Figure
      ref={figure}
      // Focus brings up the note, as the mouse does.
      tabIndex={source.kind === 'simulated' ? 0 : undefined}
      role="img"
      aria-label={`${name} ${text}`}
      aria-describedby={noteId}
    >
      <DigitStrip text={text} />
    </S.Figure>
  );
}
