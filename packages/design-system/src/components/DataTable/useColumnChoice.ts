import { useMemo, useState } from 'react';
import type { DataColumn } from './dataColumn';

export interface DataColumnChoice {
  /** The columns that are left out, where the owner keeps them; otherwise they are kept here. */
  hiddenIds?: readonly string[];
  onChange?: (event: { hiddenIds: readonly string[] }) => void;
}

/** The columns that are shown, and what changes them; one always stays. */
export function useColumnChoice<Row>(
  columns: readonly DataColumn<Row>[],
  choice: DataColumnChoice | undefined,
) {
  const [ownIds, setOwnIds] = useState<readonly string[]>();
  const startIds = useMemo(
    () => columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    [columns],
  );
  const hiddenIds = choice === undefined ? startIds : (choice.hiddenIds ?? ownIds ?? startIds);
  // The same array until it changes: rows that are drawn stay as they are.
  const shown = useMemo(() => {
    const seen = columns.filter(({ id }) => !hiddenIds.includes(id));
    return seen.length > 0 ? seen : columns.slice(0, 1);
  }, [columns, hiddenIds]);

  const onToggle = (id: string): void => {
    const next = hiddenIds.includes(id)
      ? hiddenIds.filter((hidden) => hidden !== id)
      : [...hiddenIds, id];
    setOwnIds(next);
    choice?.onChange?.({ hiddenIds: next });
  };
  return { shown, onToggle };
}
