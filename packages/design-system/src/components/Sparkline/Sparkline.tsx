import type { ComponentPropsWithRef } from 'react';
import * as S from './Sparkline.styles';
import { SPARKLINE_BOX, sparklinePath } from './sparklinePath';

export const SPARKLINE_TONES = ['neutral', 'action', 'accent'] as const;
export type SparklineTone = (typeof SPARKLINE_TONES)[number];

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** From the oldest to the newest, at even distances; a hundred are more than can be seen. */
  values: readonly number[];
  tone?: SparklineTone;
}

/**
 * The course of a figure that stands beside it, such as in a tile. It is silent: who can not see it
 * loses nothing, because the figure and its change are said in words. What is to be read from the
 * line is a `LineChart`.
 */
export function Sparkline({ values, tone = 'neutral', ...rest }: SparklineProps) {
  const { width, height } = SPARKLINE_BOX;
  const line = sparklinePath(values);
  return (
    <S.Root data-component="Sparkline" data-tone={tone} aria-hidden {...rest}>
      <S.Sheet viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable={false}>
        {line === '' ? null : (
          <>
            <S.Area d={`${line}V${height}H0Z`} />
            <S.Line d={line} />
          </>
        )}
      </S.Sheet>
    </S.Root>
  );
}
