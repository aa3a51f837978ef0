import type { ComponentPropsWithRef } from 'react';
import { space } from '../../tokens/read';
import type { SpaceStep } from '../../tokens/scale';
import * as S from './Grid.styles';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Least width of a column in px; as many columns as fit. */
  minColumn?: number;
  /** Space between the cells, in px of the scale. */
  gap?: SpaceStep;
}

/**
 * Cells of equal width, as many beside each other as fit: for cards and tiles. For things as wide as they
 * are take `Inline`; for games without end, `GameGrid`.
 */
export function Grid({ minColumn = 160, gap = 16, style, ...rest }: GridProps) {
  return (
    <S.Root
      data-component="Grid"
      style={{ '--_gap': space(gap), '--_min': `${String(minColumn)}px`, ...style }}
      {...rest}
    />
  );
}
