import { useRef, useState } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import type { ButtonProps } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { createThrottle } from './createThrottle';
import * as S from './SendCodeButton.styles';
import { useCountdown } from './useCountdown';

export const SEND_CODE_STATUSES = ['idle', 'sending', 'failed'] as const;
export type SendCodeStatus = (typeof SEND_CODE_STATUSES)[number];

/** Throttle of presses, in ms. */
const INTERVAL = 1000;

export interface SendCodeButtonLabels {
  /** Text of the button, also during the countdown: 'Send code'. */
  send: string;
  /** Text after sending has failed. */
  retry: string;
  /** Remaining time beside the text: '59 s'. */
  seconds: (secondsLeft: number) => string;
  /** Announced to screen readers when the countdown starts. */
  started: string;
  /** Announced when another code can be requested. */
  ended: string;
}

export interface SendCodeButtonProps
  extends Omit<ButtonProps, 'children' | 'isLoading' | 'icon' | 'onClick'> {
  labels?: Partial<SendCodeButtonLabels>;
  /** State of the request. */
  status?: SendCodeStatus;
  /** When the next code can be requested, in ms since 1970. Until then it counts down and ignores presses. */
  until?: number | undefined;
  /** Called at most once a second, and not while sending or counting down. */
  onSend: () => void;
}

/** Requests a code by text message or email. Put it beside the field for the code. For other actions use `Button`. */
export function SendCodeButton({
  labels,
  status = 'idle',
  until,
  onSend,
  variant = 'quiet',
  ...rest
}: SendCodeButtonProps) {
  const texts = useLabels<SendCodeButtonLabels>('SendCodeButton', labels);
  const face = useRef<HTMLSpanElement>(null);
  const [mayPress] = useState(() => createThrottle(INTERVAL));
  const { isCounting, hasEnded } = useCountdown(
    until,
    face,
    (left) => texts.seconds?.(left) ?? noText('SendCodeButton.seconds'),
  );
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
        // Not `disabled`: that would drop the focus.
        aria-disabled={isSending || isCounting || undefined}
        icon={hasFailed ? <RefreshIcon /> : undefined}
        onClick={() => {
          if (!isCounting && mayPress()) onSend();
        }}
      >
        {hasFailed ? texts.retry : texts.send}
        {isCounting ? <S.Seconds ref={face} aria-hidden /> : null}
      </S.Root>
      <VisuallyHidden role="status">
        {isCounting ? texts.started : hasEnded ? texts.ended : ''}
      </VisuallyHidden>
    </>
  );
}
