// @chunk common
import type { ComponentPropsWithRef } from 'react';
import { space } from '../../tokens/read';
import type { SpaceStep } from '../../tokens/scale';
import { evenColumn } from './evenColumns';
import * as S from './Grid.styles';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Least width of a column in px; as many columns as fit. */
  minColumn?: number;
  /**
   * How many cells there are, where they are few: only so many columns then stand beside each other that every row is
   * full and none is left over.
   */
  even?: number | undefined;
  /** Space between the cells, in px of the scale. */
  gap?: SpaceStep;
}

/**
 * Cells of equal width, as many beside each other as fit: for cards and tiles. For things as wide as they
 * are take `Inline`; for games without end, `GameGrid`.
 */
export function Grid({ minColumn = 160, gap = 16, even, style, ...rest }: GridProps) {
  return (
    <S.Root
      data-component="Grid"
      style={{
        '--_gap': space(gap),
        '--_min': `${String(minColumn)}px`,
        '--_column': even === undefined ? undefined : evenColumn(even),
        ...style,
      }}
      {...rest}
    />
  );
}
