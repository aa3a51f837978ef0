import { type RefObject, useRef } from 'react';
import { DigitStrip } from '../DigitStrip/DigitStrip';
import { rollDigits } from '../DigitStrip/rollDigits';
import * as S from './JackpotCounter.styles';
import type { Random } from './simulateJackpot';
import { type JackpotSource, useJackpotAmount } from './useJackpotAmount';

export interface JackpotFigureProps {
  /** Observed for visibility. */
  figure: RefObject<HTMLDivElement | null>;
  source: JackpotSource;
  isGrowing: boolean;
  random: Random;
  format: (amount: string) => string;
  name: string;
  noteId: string;
}

/** The figure. It rolls by direct DOM changes and renders only if positions of digits change. */
export function JackpotFigure({
  figure,
  source,
  isGrowing,
  random,
  format,
  name,
  noteId,
}: JackpotFigureProps) {
  const strip = useRef<HTMLSpanElement>(null);
  const nameOf = (text: string) => `${name} ${text}`;
  const amount = useJackpotAmount(source, isGrowing, random, (next) => {
    const text = format(next);
    const isShown = strip.current !== null && rollDigits(strip.current, text);
    if (isShown) figure.current?.setAttribute('aria-label', nameOf(text));
    return isShown;
  });
  const text = amount === undefined ? '' : format(amount);
  return (
    <S.Figure
      ref={figure}
      // Focus shows the note, as hover does.
      tabIndex={source.kind === 'simulated' ? 0 : undefined}
      role="img"
      aria-label={nameOf(text)}
      aria-describedby={noteId}
    >
      <DigitStrip ref={strip} text={text} />
    </S.Figure>
  );
}
