import { useEffect, useRef } from 'react';
import { everySecond } from '../../model/everySecond';
import { remainingText } from '../../model/remainingText';
import * as S from './Countdown.styles';

export interface CountdownProps {
  /** Moment in ms since 1970, by this device's clock. */
  until: number;
  /** Accessible name: what ends then. */
  label: string;
  /** Written once it is over. */
  overText: string;
}

/** Minutes and seconds until a moment. It writes one text a second and draws nothing anew. */
export function Countdown({ until, label, overText }: CountdownProps) {
  const face = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      everySecond(() => {
        if (face.current === null) return;
        const text = remainingText(until - Date.now()) ?? overText;
        if (face.current.textContent !== text) face.current.textContent = text;
      }),
    [until, overText],
  );
  return <S.Face ref={face} role="timer" aria-live="off" aria-label={label} />;
}
