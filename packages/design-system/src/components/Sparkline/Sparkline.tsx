import type { ComponentPropsWithRef } from 'react';
import * as S from './Sparkline.styles';
import { SPARKLINE_BOX, sparklinePath } from './sparklinePath';

export const SPARKLINE_TONES = ['neutral', 'action', 'accent'] as const;
export type SparklineTone = (typeof SPARKLINE_TONES)[number];

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Values from oldest to newest, at equal distances. More than a hundred cannot be seen. */
  values: readonly number[];
  tone?: SparklineTone;
}

/**
 * A small line chart for a figure that is also given as text, such as in a tile. It is decoration: screen
 * readers skip it. For a chart to read values from use `LineChart`.
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
