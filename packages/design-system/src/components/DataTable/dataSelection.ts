/** Rows that are chosen by checkboxes. Whoever owns the table keeps which, also of rows on other pages. */
export interface DataSelection<Row> {
  /** Ids of all selected rows. */
  selectedIds: readonly string[];
  /** Called with the rows whose state changes: one of them, or all on this page. */
  onSelect: (event: { ids: readonly string[]; isSelected: boolean }) => void;
  /** Name of the checkbox for all rows on this page; visible in the card layout. */
  allLabel: string;
  /** Accessible name of the checkbox of a row. */
  rowLabel: (row: Row) => string;
}
