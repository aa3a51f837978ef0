import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TreePlace } from './treeKeys';
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
  const [held, setHeld] = useState<TreePlace & { id: string }>();
  const isMoving = useRef(false);
  const hasFocus = useRef(false);
  const found = useMemo(
    () => (held === undefined ? -1 : rows.findIndex(({ id }) => id === held.id)),
    [rows, held],
  );
  const isLost = held !== undefined && found < 0;
  const place: TreePlace | undefined =
    held === undefined
      ? undefined
      : { index: isLost ? Math.min(held.index, rows.length - 1) : found, column: held.column };

  useLayoutEffect(() => {
    if (place === undefined || !(isMoving.current || (isLost && hasFocus.current))) return;
    isMoving.current = false;
    const row = grid.current?.querySelector<HTMLElement>(`[data-index="${place.index}"]`);
    const cell = row?.dataset['kind'] === 'node' ? row.children[place.column] : undefined;
    const target = cell instanceof HTMLElement ? cell : row;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const hold = (next: TreePlace): void => {
    const row = rows[next.index];
    if (row !== undefined) setHeld({ ...next, id: row.id });
  };

  return {
    place,
    go: (next: TreePlace): void => {
      isMoving.current = true;
      hold(next);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const row = target.closest<HTMLElement>('[data-index]');
      // A focused header keeps the focus when rows change.
      hasFocus.current = row !== null;
      if (row === null) return;
      const index = Number(row.dataset['index']);
      const column = columnOf(row, target);
      if (isLost || index !== place?.index || column !== place.column) hold({ index, column });
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
