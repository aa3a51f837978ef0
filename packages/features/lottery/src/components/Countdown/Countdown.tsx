import { everySecond } from '@parlour/feature-core';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useEffect, useRef } from 'react';
import { untilClosing } from '../../model/lotteryMenu';
import { remainingText } from '../../model/remainingText';
import * as S from './Countdown.styles';

export interface CountdownProps {
  /** The lottery whose bets close. */
  game: LotteryGame;
}

/** Minutes and seconds until bets close. It writes one text a second, without rendering. */
export function Countdown({ game }: CountdownProps) {
  const face = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      everySecond(() => {
        const text = remainingText(untilClosing(game));
        if (face.current === null || text === null) return;
        if (face.current.textContent !== text) face.current.textContent = text;
      }),
    [game],
  );
  return <S.Face ref={face} role="timer" aria-live="off" />;
}
