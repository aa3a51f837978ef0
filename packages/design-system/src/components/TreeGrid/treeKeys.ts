import { parentIndex, type VisibleRow } from './visibleRows';

/** A row, or one of its cells. */
export interface TreePosition {
  index: number;
  /** From 0; -1 is the row itself. */
  column: number;
}

export interface TreeKey {
  key: string;
  hasControl: boolean;
  isRightToLeft: boolean;
}

export interface TreeKeyContext {
  rows: readonly VisibleRow<unknown>[];
  columnCount: number;
  /** Number of rows for Page Up and Page Down. */
  pageSize: number;
}

export type TreeMove =
  | { kind: 'go'; position: TreePosition }
  | { kind: 'toggle' }
  | { kind: 'enter' };

const ROW = -1;

/** Left and right arrow: expand, collapse, and move between a row and its cells. */
function moveAlong(
  isForward: boolean,
  { index, column }: TreePosition,
  { rows, columnCount }: TreeKeyContext,
): TreeMove | undefined {
  const row = rows[index];
  const go = (position: TreePosition): TreeMove => ({ kind: 'go', position });
  if (row?.kind === 'node') {
    if (column > ROW) {
      return go({ index, column: Math.min(column + (isForward ? 1 : -1), columnCount - 1) });
    }
    if (row.isExpanded === !isForward) return { kind: 'toggle' };
    if (isForward) return go({ index, column: 0 });
  }
  if (isForward) return undefined;
  const parent = parentIndex(rows, index);
  return parent < 0 ? undefined : go({ index: parent, column: ROW });
}

/** What a key of the ARIA treegrid pattern does at `position`; undefined for other keys. */
export function moveForKey(
  { key, hasControl, isRightToLeft }: TreeKey,
  position: TreePosition,
  context: TreeKeyContext,
): TreeMove | undefined {
  const { rows, columnCount, pageSize } = context;
  const { index, column } = position;
  const end = rows.length - 1;
  const toRow = (to: number): TreeMove => ({
    kind: 'go',
    position: { index: Math.max(0, Math.min(end, to)), column },
  });
  const staysInRow = column > ROW && !hasControl;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return moveAlong((key === 'ArrowRight') !== isRightToLeft, position, context);
    case 'ArrowDown':
      return toRow(index + 1);
    case 'ArrowUp':
      return toRow(index - 1);
    case 'PageDown':
      return toRow(index + pageSize);
    case 'PageUp':
      return toRow(index - pageSize);
    case 'Home':
      return staysInRow ? { kind: 'go', position: { index, column: 0 } } : toRow(0);
    case 'End':
      return staysInRow ? { kind: 'go', position: { index, column: columnCount - 1 } } : toRow(end);
    case 'Enter':
      return { kind: 'enter' };
    default:
      return undefined;
  }
}
