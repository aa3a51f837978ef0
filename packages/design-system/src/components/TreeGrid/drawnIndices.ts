import type { RowRange } from '../../hooks/rowsInView';

/** Rows rendered before anything is measured, as on a server. */
const FIRST_ROWS = 20;

/** Sorted indexes of the rows to render: those in view, and the focused one with its neighbours. */
export function drawnIndices(
  { first, last }: RowRange,
  rowCount: number,
  focused: number,
): number[] {
  const isMeasured = last >= first;
  const end = isMeasured ? last : Math.min(FIRST_ROWS, rowCount) - 1;
  const indices = new Set([focused - 1, focused, focused + 1]);
  for (let index = isMeasured ? first : 0; index <= end; index += 1) indices.add(index);
  return [...indices]
    .filter((index) => index >= 0 && index < rowCount)
    .sort((one, other) => one - other);
}
