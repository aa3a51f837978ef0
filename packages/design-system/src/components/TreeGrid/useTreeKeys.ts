import type { KeyboardEvent, MouseEvent } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { moveForKey, type TreePosition } from './treeKeys';
import type { VisibleRow } from './visibleRows';

const WIDGET = 'a[href], button, input, select, textarea';

export interface TreeKeysOptions {
  rows: readonly VisibleRow<unknown>[];
  columnCount: number;
  pageSize: () => number;
  position: TreePosition;
  go: (position: TreePosition) => void;
  onToggle: (id: string) => void;
  onRetry: (id: string) => void;
  onSelect: ((event: { id: string }) => void) | undefined;
}

/** Keys and presses in the tree. One handler for all rows, so that rows need none. */
export function useTreeKeys({
  rows,
  columnCount,
  pageSize,
  position,
  go,
  onToggle,
  onRetry,
  onSelect,
}: TreeKeysOptions) {
  const choose = (row: VisibleRow<unknown>): void => {
    if (row.kind === 'failed') onRetry(row.parentId);
    else if (row.kind === 'node' && onSelect !== undefined) onSelect({ id: row.id });
    else if (row.kind === 'node' && row.isExpanded !== undefined) onToggle(row.id);
  };

  const enter = (target: HTMLElement, row: VisibleRow<unknown>): void => {
    const widget = position.column > 0 ? target.querySelector<HTMLElement>(WIDGET) : null;
    if (widget === null) choose(row);
    else widget.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const row = rows[position.index];
    if (!(target instanceof HTMLElement) || row === undefined || altKey || shiftKey) return;
    if (target.matches(WIDGET)) {
      // Inside a cell its control handles the keys, until Escape returns to the grid.
      if (key === 'Escape' && !isComposing(event)) go(position);
      return;
    }
    const isRightToLeft = getComputedStyle(target).direction === 'rtl';
    const move = moveForKey({ key, hasControl: ctrlKey || metaKey, isRightToLeft }, position, {
      rows,
      columnCount,
      pageSize: pageSize(),
    });
    if (move === undefined) return;
    event.preventDefault();
    if (move.kind === 'go') go(move.position);
    else if (move.kind === 'enter') enter(target, row);
    else onToggle(row.id);
  };

  const onClick = ({ target }: MouseEvent<HTMLElement>): void => {
    if (!(target instanceof Element)) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']);
    const row = rows[index];
    if (row === undefined) return;
    const widget = target.closest<HTMLElement>(WIDGET);
    const action = widget?.dataset['action'];
    if (action === 'toggle') onToggle(row.id);
    else if (action === 'retry' || (widget === null && onSelect !== undefined)) choose(row);
    // The button is for pointers; the keyboard continues from the row.
    if (action !== undefined) go({ index, column: -1 });
  };

  return { onKeyDown, onClick };
}
