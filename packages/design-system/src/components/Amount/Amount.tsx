import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import * as S from './Amount.styles';

export const AMOUNT_TONES = ['neutral', 'positive', 'accent', 'danger'] as const;
export type AmountTone = (typeof AMOUNT_TONES)[number];

const STARS = '***';

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The amount, formatted and with its currency: 'IDR 1,250.00'. */
  value: string;
  /** `positive` for money in, `neutral` for money out, `danger` for errors, not for losses. */
  tone?: AmountTone;
  /** Shows three stars instead of the amount. */
  isHidden?: boolean;
  /** Read by screen readers instead of the stars: 'Balance hidden'. Default: the built-in label. */
  hiddenLabel?: string | undefined;
}

/**
 * An amount of money. Its digits have one width, so it does not jitter when it changes. For a wallet
 * balance that can be refreshed and hidden use `Balance`; for an input, `AmountField`.
 */
export function Amount({
  value,
  tone = 'neutral',
  isHidden = false,
  hiddenLabel,
  ...rest
}: AmountProps) {
  const { hidden } = useLabels<{ hidden?: string }>('Amount', undefined);
  const name = hiddenLabel ?? hidden;
  return (
    <S.Root data-component="Amount" data-tone={tone} data-hidden={isHidden || undefined} {...rest}>
      {!isHidden ? (
        value
      ) : name === undefined ? (
        STARS
      ) : (
        <span role="img" aria-label={name}>
          {STARS}
        </span>
      )}
    </S.Root>
  );
}
