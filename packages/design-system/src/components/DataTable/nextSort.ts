export interface DataSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a header asks for: this column from its start, or the other way round. */
export const nextSort = (sort: DataSort | undefined, columnId: string): DataSort => ({
  columnId,
  direction:
    sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
