import { useMemo, useState } from 'react';
import type { DataColumn } from '../DataTable/dataColumn';
import type { DataSort } from '../DataTable/nextSort';
import { siblingOrder } from './siblingOrder';
import type { SiblingOrder } from './visibleRows';

export interface TreeSortOptions<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | undefined;
  defaultSort: DataSort | undefined;
  onSort: ((event: DataSort) => void) | undefined;
}

/** The sort column of siblings and the resulting order; undefined for the given order. */
export function useTreeSort<Row>({
  columns,
  sort: givenSort,
  defaultSort,
  onSort,
}: TreeSortOptions<Row>) {
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort ?? ownSort;
  const column = columns.find(({ id }) => id === sort?.columnId);
  const direction = sort?.direction;
  const order = useMemo(
    (): SiblingOrder<Row> | undefined =>
      column === undefined || direction === undefined ? undefined : siblingOrder(column, direction),
    [column, direction],
  );
  return {
    sort,
    order,
    onSort: (event: DataSort): void => {
      setOwnSort(event);
      onSort?.(event);
    },
  };
}
