export interface RowGeometry {
  /** Where the first row begins, in px from the top of what is seen; negative when scrolled past. */
  top: number;
  /** Height of what is seen. */
  viewport: number;
  rowHeight: number;
  rowCount: number;
}

export interface RowRange {
  first: number;
  /** The last one, itself included; before `first` when there are no rows. */
  last: number;
}

/** The rows that are seen, and `spare` more on each side. */
export function rowsInView(
  { top, viewport, rowHeight, rowCount }: RowGeometry,
  spare = 0,
): RowRange {
  const end = rowCount - 1;
  const within = (row: number): number => Math.max(0, Math.min(end, row));
  const first = Math.floor(-top / rowHeight);
  const last = Math.ceil((viewport - top) / rowHeight) - 1;
  return { first: within(first - spare), last: rowCount === 0 ? -1 : within(last + spare) };
}
