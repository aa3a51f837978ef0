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

/**
 * The rows that are seen, and `spare` more on each side. Between the ends they are always as many, one row of them
 * being seen or not: so one goes whenever one comes, and what it was drawn with can be used again.
 */
export function rowsInView(
  { top, viewport, rowHeight, rowCount }: RowGeometry,
  spare = 0,
): RowRange {
  const end = rowCount - 1;
  const within = (row: number): number => Math.max(0, Math.min(end, row));
  const first = Math.floor(-top / rowHeight) - spare;
  const last = first + Math.ceil(viewport / rowHeight) + 2 * spare;
  return { first: within(first), last: rowCount === 0 ? -1 : within(last) };
}
