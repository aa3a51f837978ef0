import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './ProgressBar.styles';
import { shareOf } from './shareOf';

export const PROGRESS_TONES = ['action', 'accent', 'positive', 'warning', 'danger'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export const PROGRESS_SIZES = ['sm', 'md'] as const;
export type ProgressSize = (typeof PROGRESS_SIZES)[number];

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the bar: what is in progress. */
  label: ReactNode;
  /** Progress from 0 to `max`. Without it the bar is indeterminate. */
  value?: number | undefined;
  /** Value at the end. Default: 100. */
  max?: number;
  /**
   * Progress as text, shown and read by screen readers: '3 of 5 files'. Without it screen readers read a
   * percentage.
   */
  valueText?: string | undefined;
  tone?: ProgressTone;
  size?: ProgressSize;
  /** Shows the label to screen readers only, if text beside the bar says the same. Default: false. */
  isLabelHidden?: boolean;
}

/**
 * Progress of a task that will finish, such as an upload. For an amount within a range, such as points
 * towards a level, use `Meter`; for a short wait of unknown length, `Spinner`.
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'action',
  size = 'md',
  isLabelHidden = false,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const share = value === undefined ? undefined : shareOf(value, 0, max);
  return (
    <S.Root
      data-component="ProgressBar"
      data-tone={tone}
      data-size={size}
      data-indeterminate={share === undefined || undefined}
      data-label-hidden={isLabelHidden || undefined}
      {...rest}
    >
      <S.Head>
        <S.Label id={labelId}>{label}</S.Label>
        {valueText === undefined ? null : <S.Text aria-hidden>{valueText}</S.Text>}
      </S.Head>
      <S.Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={share === undefined ? undefined : 0}
        aria-valuemax={share === undefined ? undefined : max}
        aria-valuenow={share === undefined ? undefined : share * max}
        aria-valuetext={valueText}
      >
        <S.Fill style={{ '--_share': share }} />
      </S.Track>
    </S.Root>
  );
}
