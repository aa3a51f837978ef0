import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './ProgressBar.styles';
import { shareOf } from './shareOf';

export const PROGRESS_TONES = ['action', 'accent', 'positive', 'warning', 'danger'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export const PROGRESS_SIZES = ['sm', 'md'] as const;
export type ProgressSize = (typeof PROGRESS_SIZES)[number];

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What goes on; its name. */
  label: ReactNode;
  /** How far it is, from 0 to `max`; without it nobody knows. */
  value?: number | undefined;
  /** 100 unless told. */
  max?: number;
  /** How far it is in words, seen and read: '3 of 5 files'. Without it readers say the share. */
  valueText?: string | undefined;
  tone?: ProgressTone;
  size?: ProgressSize;
  /** Keeps the label for screen readers, where what stands beside it says the same. */
  isLabelHidden?: boolean;
}

/**
 * Something that goes on and will be done, such as an upload. How much there is of something, such as
 * points towards a level, is a `Meter`; what takes a moment of unknown length is a `Spinner`.
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
