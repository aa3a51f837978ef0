import type { ComponentPropsWithRef } from 'react';
import * as S from './Amount.styles';

export const AMOUNT_TONES = ['neutral', 'positive', 'accent', 'danger'] as const;
export type AmountTone = (typeof AMOUNT_TONES)[number];

const STARS = '***';

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The amount as it is to be read, with its currency. */
  value: string;
  /** Money in is positive, money out neutral; danger is for faults, not for losses. */
  tone?: AmountTone;
  /** Shows three stars in its place. */
  isHidden?: boolean;
  /** Says to screen readers what the stars stand for: 'Balance hidden'. */
  hiddenLabel?: string | undefined;
}

/**
 * An amount in figures of one width, so that it does not tremble when it changes. For the wallet's own,
 * with ways to refresh and to hide it, take `Balance`; for one to be typed, `AmountField`.
 */
export function Amount({
  value,
  tone = 'neutral',
  isHidden = false,
  hiddenLabel,
  ...rest
}: AmountProps) {
  return (
    <S.Root data-component="Amount" data-tone={tone} data-hidden={isHidden || undefined} {...rest}>
      {!isHidden ? (
        value
      ) : hiddenLabel === undefined ? (
        STARS
      ) : (
        <span role="img" aria-label={hiddenLabel}>
          {STARS}
        </span>
      )}
    </S.Root>
  );
}
