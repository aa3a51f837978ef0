import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { ProgressSize, ProgressTone } from '../ProgressBar/ProgressBar';
import { Fill, Head, Label, Root, Text, Track } from '../ProgressBar/ProgressBar.styles';
import { shareOf } from '../ProgressBar/shareOf';
import * as S from './Meter.styles';

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the meter: what is measured. */
  label: ReactNode;
  /** Measured value, between `min` and `max`. */
  value: number;
  /** Lowest value. Default: 0. */
  min?: number;
  /** Highest value. Default: 100. */
  max?: number;
  /** The value as formatted text, shown and read by screen readers: '3,200 of 5,000 points'. */
  valueText: string;
  /** Colour of the bar. Say its meaning in text too. Default: `accent`. */
  tone?: ProgressTone;
  size?: ProgressSize;
  /** A second line: what the next level needs, or when counting restarts. */
  hint?: ReactNode;
}

/**
 * An amount within a known range: points towards a level, the rest of a limit, the strength of a password.
 * For a task that will finish use `ProgressBar`.
 */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = 'accent',
  size = 'md',
  hint,
  ...rest
}: MeterProps) {
  const id = useId();
  const share = shareOf(value, min, max);
  return (
    <Root data-component="Meter" data-tone={tone} data-size={size} {...rest}>
      <Head>
        <Label id={`${id}-label`}>{label}</Label>
        <Text aria-hidden>{valueText}</Text>
      </Head>
      <Track
        role="meter"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.max(min, Math.min(max, value))}
        aria-valuetext={valueText}
      >
        <Fill style={{ '--_share': share }} />
      </Track>
      {hint === undefined ? null : <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
    </Root>
  );
}
