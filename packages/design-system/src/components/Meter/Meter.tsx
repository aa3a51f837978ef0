import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { ProgressSize, ProgressTone } from '../ProgressBar/ProgressBar';
import { Fill, Head, Label, Root, Text, Track } from '../ProgressBar/ProgressBar.styles';
import { shareOf } from '../ProgressBar/shareOf';
import * as S from './Meter.styles';

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured; its name. */
  label: ReactNode;
  value: number;
  /** 0 unless told. */
  min?: number;
  /** 100 unless told. */
  max?: number;
  /** The value in words, formatted, seen and read: '3,200 of 5,000 points'. */
  valueText: string;
  /** Says what the value means; a tone alone says nothing to who can not see it. */
  tone?: ProgressTone;
  size?: ProgressSize;
  /** A further line: what the next level needs, or when it begins anew. */
  hint?: ReactNode;
}

/**
 * How much there is of something that has an end: points towards the next level, what is left of a
 * limit, the strength of a password. What goes on and will be done is a `ProgressBar`.
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
