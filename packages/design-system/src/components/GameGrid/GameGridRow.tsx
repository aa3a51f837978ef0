import { memo, type ReactNode } from 'react';
import { GameCardSkeleton } from '../GameCardSkeleton/GameCardSkeleton';
import * as S from './GameGrid.styles';

/** The site's build has a server put pictures into the first of them. */
const SKELETON = <GameCardSkeleton data-slot="picture#" />;

export interface GameGridRowProps {
  row: number;
  rowHeight: number;
  columns: number;
  count: number;
  renderItem: (index: number) => ReactNode;
}

function GridRow({ row, rowHeight, columns, count, renderItem }: GameGridRowProps) {
  const from = row * columns;
  const indices = Array.from({ length: Math.min(columns, count - from) }, (_, at) => from + at);
  return (
    <S.Row role="presentation" style={{ transform: `translateY(${row * rowHeight}px)` }}>
      {indices.map((index, at) => (
        <div
          key={at}
          role="listitem"
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          {renderItem(index) ?? SKELETON}
        </div>
      ))}
    </S.Row>
  );
}

/** Number of games that a server renders: fills whole rows for every number of columns, and more than a screen. */
const FIRST_ITEMS = 24;

/** The first games as one plain grid, until its width has been measured. */
export const GameGridStart = ({
  count,
  renderItem,
}: Pick<GameGridRowProps, 'count' | 'renderItem'>) => (
  <GridRow {...{ count, renderItem }} row={0} rowHeight={0} columns={FIRST_ITEMS} />
);

/** One row of the grid. Memoized, so that scrolling renders only rows that come into view. */
export const GameGridRow = memo(GridRow);
