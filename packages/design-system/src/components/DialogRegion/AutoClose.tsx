import { useState } from 'react';
import { Button } from '../Button/Button';
import * as S from './DialogRegion.styles';
import { useTabVisible } from './useTabVisible';
import { useTimeLeft } from './useTimeLeft';

export interface AutoCloseProps {
  /** Time in ms. */
  time: number;
  /** Paused because the user is active in the dialog, by pointer or by moving the focus. */
  isPaused: boolean;
  closesIn: (seconds: number) => string;
  keepOpenLabel: string;
  onEnd: () => void;
}

/** The countdown of a dialog that closes by itself, with a button to stop it. */
export function AutoClose({ time, isPaused, closesIn, keepOpenLabel, onEnd }: AutoCloseProps) {
  const [isStopped, setStopped] = useState(false);
  const isTabVisible = useTabVisible();
  const left = useTimeLeft(time, isPaused || isStopped || !isTabVisible, onEnd);
  if (isStopped) return null;
  return (
    <S.AutoClose>
      <S.Bar aria-hidden style={{ '--_share': Math.max(0, (left - 1000) / time) }} />
      <S.Left role="timer">{closesIn(Math.ceil(left / 1000))}</S.Left>
      <Button
        size="sm"
        variant="quiet"
        tone="neutral"
        onClick={({ currentTarget }) => {
          // The button disappears, so focus moves to the dialog.
          currentTarget.closest('dialog')?.focus();
          setStopped(true);
        }}
      >
        {keepOpenLabel}
      </Button>
    </S.AutoClose>
  );
}
