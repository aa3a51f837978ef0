import { useRef, useState } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon';
import type { ButtonProps } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { createThrottle } from './createThrottle';
import * as S from './SendCodeButton.styles';
import { useCountdown } from './useCountdown';

export const SEND_CODE_STATUSES = ['idle', 'sending', 'failed'] as const;
export type SendCodeStatus = (typeof SEND_CODE_STATUSES)[number];

/** Least time between two presses that count, in ms. */
const INTERVAL = 1000;

export interface SendCodeButtonLabels {
  /** What the button says at rest and while it counts: 'Send code'. */
  send: string;
  /** What it says after a code could not be sent. */
  retry: string;
  /** What is left, beside the words: '59 s'. */
  seconds: (secondsLeft: number) => string;
  /** Said to screen readers when the countdown begins. */
  started: string;
  /** Said when another code can be asked for. */
  ended: string;
}

export interface SendCodeButtonProps
  extends Omit<ButtonProps, 'children' | 'isLoading' | 'icon' | 'onClick'> {
  labels: SendCodeButtonLabels;
  status?: SendCodeStatus;
  /** When another code can be asked for, in ms since 1970; the button counts down to it and ignores presses. */
  until?: number | undefined;
  /** Called at most once a second, and never while a code is sent or the countdown runs. */
  onSend: () => void;
}

/**
 * Asks for a code by message or mail. It stands beside the field that the code goes into. For any other
 * action take `Button`.
 */
export function SendCodeButton({
  labels,
  status = 'idle',
  until,
  onSend,
  variant = 'quiet',
  ...rest
}: SendCodeButtonProps) {
  const face = useRef<HTMLSpanElement>(null);
  const [mayPress] = useState(() => createThrottle(INTERVAL));
  const { isCounting, hasEnded } = useCountdown(until, face, labels.seconds);
  const isSending = status === 'sending';
  const hasFailed = status === 'failed' && !isCounting;
  return (
    <>
      <S.Root
        data-component="SendCodeButton"
        data-status={isCounting ? 'counting' : status}
        variant={variant}
        {...rest}
        isLoading={isSending}
        // Not `disabled`: whoever pressed it would lose the focus.
        aria-disabled={isSending || isCounting || undefined}
        icon={hasFailed ? <RefreshIcon /> : undefined}
        onClick={() => {
          if (!isCounting && mayPress()) onSend();
        }}
      >
        {hasFailed ? labels.retry : labels.send}
        {isCounting ? <S.Seconds ref={face} aria-hidden /> : null}
      </S.Root>
      <VisuallyHidden role="status">
        {isCounting ? labels.started : hasEnded ? labels.ended : ''}
      </VisuallyHidden>
    </>
  );
}
