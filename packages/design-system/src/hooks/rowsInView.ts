export interface RowGeometry {
  /** Top of the first row, in px from the top of the viewport; negative when scrolled past. */
  top: number;
  /** Height of the viewport, in px. */
  viewport: number;
  rowHeight: number;
  rowCount: number;
}

export interface RowRange {
  first: number;
  /** Index of the last row, inclusive; less than `first` if there are no rows. */
  last: number;
}

/**
 * The rows in view, plus `spare` rows on each side. Except near the ends their number is constant, even if
 * one of them is out of view. So for each new row one is removed, and its elements can be reused.
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
