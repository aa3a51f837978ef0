// @chunk common
import type { ComponentPropsWithRef } from 'react';
import { space } from '../../tokens/read';
import type { SpaceStep } from '../../tokens/scale';
import { evenColumn } from './evenColumns';
import * as S from './Grid.styles';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Minimum width of a column in px; as many columns as fit. Default: 160. */
  minColumn?: number;
  /**
   * Number of cells, if they are few. Then the grid uses only numbers of columns that fill every row and
   * leave no cell alone.
   */
  even?: number | undefined;
  /** Space between cells, in px of the scale. Default: 16. */
  gap?: SpaceStep;
}

/**
 * Cells of equal width, as many per row as fit: for cards and tiles. For items of their own width use
 * `Inline`; for endless games, `GameGrid`.
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
