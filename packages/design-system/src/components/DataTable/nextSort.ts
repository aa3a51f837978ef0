export interface DataSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** The sort after a press on a header: ascending by this column, or the reverse if it already is. */
export const nextSort = (sort: DataSort | undefined, columnId: string): DataSort => ({
  columnId,
  direction:
    sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
