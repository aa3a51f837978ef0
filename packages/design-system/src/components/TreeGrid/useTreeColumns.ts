import { useMemo } from 'react';
import type { DataColumn } from '../DataTable/dataColumn';
import { type DataColumnChoice, useColumnChoice } from '../DataTable/useColumnChoice';

/** The visible columns. The first one, which names the rows, is always shown and cannot be hidden. */
export function useTreeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  choice: DataColumnChoice | undefined,
) {
  const naming = columns.find(({ isHidden }) => isHidden !== true) ?? columns[0];
  const facts = useMemo(() => columns.filter((column) => column !== naming), [columns, naming]);
  const { shown, onToggle } = useColumnChoice(facts, choice);
  return {
    columns: useMemo(() => (naming === undefined ? [] : [naming, ...shown]), [naming, shown]),
    facts,
    shownIds: shown.map(({ id }) => id),
    onToggle,
  };
}
