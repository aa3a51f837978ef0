import { useMemo, useState } from 'react';
import type { DataColumn } from './dataColumn';

export interface DataColumnChoice {
  /** Controlled ids of the hidden columns. Without them the table keeps its own. */
  hiddenIds?: readonly string[];
  onChange?: (event: { hiddenIds: readonly string[] }) => void;
}

/** The visible columns and how to change them. At least one stays visible. */
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
  // Memoized: a new array would render all rows again.
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
