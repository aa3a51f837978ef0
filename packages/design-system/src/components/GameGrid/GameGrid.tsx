import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsFirstHtml } from '../../hooks/useIsFirstHtml';
import { useWindowedRows } from '../../hooks/useWindowedRows';
import { expectedPosition } from './expectedPosition';
import * as S from './GameGrid.styles';
import { GameGridRow, GameGridStart } from './GameGridRow';
import { gridGeometry } from './gridGeometry';
import { useGridWidth } from './useGridWidth';
import { useRowOrder } from './useRowOrder';
import { useScrollAnchor } from './useScrollAnchor';
import { useSlots } from './useSlots';

export interface GameGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Total number of games, including those not fetched yet. */
  count: number;
  /** Accessible name of the list. */
  label: string;
  /**
   * Renders the game at an index; return undefined for a skeleton while it is not fetched. Memoize it: a
   * new function renders all rows again. Elements are recycled for other games, so anything with state of
   * its own needs a key.
   */
  renderItem: (index: number) => ReactNode;
  /** Called when the range of rendered indexes changes: fetch what is missing, remember `first`. */
  onNeedRange?: ((range: { first: number; last: number }) => void) | undefined;
  /** Index of the game to scroll to at first, to restore a position. Default: 0. */
  startIndex?: number;
}

/**
 * A virtualized grid for thousands of game cards that scrolls with the page. It is a list, not a feed: its
 * length is known, and each card has a position in it. The focused card and its neighbours stay rendered
 * wherever the page scrolls. A server renders the first two dozen. For a few games use `GameRow`.
 */
export function GameGrid({
  count,
  label,
  renderItem,
  onNeedRange,
  startIndex = 0,
  ...rest
}: GameGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const isFirstHtml = useIsFirstHtml();
  const [expected] = useState(() =>
    isFirstHtml || startIndex > 0 ? undefined : expectedPosition(),
  );
  const width = useGridWidth(list, expected?.width);
  const geometry = gridGeometry(width);
  const { columns, gap, rowHeight } = geometry;
  const rowCount = Math.ceil(count / columns);
  useScrollAnchor(list, geometry, width, startIndex);
  const { first, last } = useWindowedRows(
    list,
    rowCount,
    width === 0 ? 0 : rowHeight,
    expected?.top,
  );
  const [focusedIndex, setFocusedIndex] = useState<number>();

  const firstIndex = first * columns;
  const lastIndex = Math.min((last + 1) * columns, count) - 1;
  useEffect(() => {
    if (lastIndex >= firstIndex) onNeedRange?.({ first: firstIndex, last: lastIndex });
  }, [onNeedRange, firstIndex, lastIndex]);

  const rows = new Set<number>();
  for (let row = first; row <= last; row += 1) rows.add(row);
  if (focusedIndex !== undefined) {
    const focusedRow = Math.floor(focusedIndex / columns);
    for (const row of [focusedRow - 1, focusedRow, focusedRow + 1]) {
      if (row >= 0 && row < rowCount) rows.add(row);
    }
  }
  const slots = useSlots([...rows]);
  useRowOrder(list, slots);
  return (
    <S.Root data-component="GameGrid" {...rest}>
      <S.List
        ref={list}
        role="list"
        aria-label={label}
        data-plain={isFirstHtml || undefined}
        style={
          isFirstHtml
            ? undefined
            : {
                '--_columns': columns,
                '--_gap': `${gap}px`,
                blockSize: Math.max(0, rowCount * rowHeight - gap),
              }
        }
        onFocus={({ target }) => {
          const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
          setFocusedIndex(at === undefined ? undefined : Number(at));
        }}
        onBlur={() => setFocusedIndex(undefined)}
      >
        {isFirstHtml ? <GameGridStart {...{ count, renderItem }} /> : null}
        {[...slots].map(([row, slot]) => (
          <GameGridRow key={slot} {...{ row, rowHeight, columns, count, renderItem }} />
        ))}
      </S.List>
    </S.Root>
  );
}
