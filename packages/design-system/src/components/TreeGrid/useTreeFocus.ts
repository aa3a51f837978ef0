import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TreePosition } from './treeKeys';
import type { VisibleRow } from './visibleRows';

/** Column index of `target` in the row; -1 for the row itself. */
const columnOf = (row: HTMLElement, target: Element): number =>
  [...row.children].findIndex((cell) => cell.contains(target));

/**
 * The row or cell that has the focus or is the tab stop. It survives the removal of its row: the row that
 * replaces it, such as a loaded child, gets the focus.
 */
export function useTreeFocus(
  grid: RefObject<HTMLElement | null>,
  rows: readonly VisibleRow<unknown>[],
) {
  const [focused, setFocused] = useState<TreePosition & { id: string }>();
  const isMoving = useRef(false);
  const hasFocus = useRef(false);
  const found = useMemo(
    () => (focused === undefined ? -1 : rows.findIndex(({ id }) => id === focused.id)),
    [rows, focused],
  );
  const isLost = focused !== undefined && found < 0;
  const position: TreePosition | undefined =
    focused === undefined
      ? undefined
      : {
          index: isLost ? Math.min(focused.index, rows.length - 1) : found,
          column: focused.column,
        };

  useLayoutEffect(() => {
    if (position === undefined || !(isMoving.current || (isLost && hasFocus.current))) return;
    isMoving.current = false;
    const row = grid.current?.querySelector<HTMLElement>(`[data-index="${position.index}"]`);
    const cell = row?.dataset['kind'] === 'node' ? row.children[position.column] : undefined;
    const target = cell instanceof HTMLElement ? cell : row;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const remember = (next: TreePosition): void => {
    const row = rows[next.index];
    if (row !== undefined) setFocused({ ...next, id: row.id });
  };

  return {
    position,
    go: (next: TreePosition): void => {
      isMoving.current = true;
      remember(next);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const row = target.closest<HTMLElement>('[data-index]');
      // A focused header keeps the focus when rows change.
      hasFocus.current = row !== null;
      if (row === null) return;
      const index = Number(row.dataset['index']);
      const column = columnOf(row, target);
      if (isLost || index !== position?.index || column !== position.column)
        remember({ index, column });
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>): void => {
      // If its row was removed, the focus was not moved by the user.
      queueMicrotask(() => {
        if (target.isConnected && grid.current?.contains(document.activeElement) !== true) {
          hasFocus.current = false;
        }
      });
    },
  };
}
