/**
 * The allowed numbers of columns, highest first: those that fill every row. For a prime number of cells also
 * those that do not leave a single cell in the last row.
 */
export function evenCounts(cells: number): number[] {
  const all = Array.from({ length: Math.max(1, cells) }, (_, at) => Math.max(1, cells) - at);
  const full = all.filter((columns) => cells % columns === 0);
  return full.length > 2 ? full : all.filter((columns) => cells % columns !== 1 || columns === 1);
}

/**
 * Minimum width of a column as a CSS expression, for the highest allowed number of columns that fits. Each
 * lower number applies only if the one above does not fit: otherwise its limit is a huge negative number.
 */
export function evenColumn(cells: number): string {
  const counts = evenCounts(cells);
  const widthOf = (columns: number) =>
    `((100% - ${columns - 1} * var(--_gap)) / ${columns} - 0.5px)`;
  const parts = counts.map((columns, at) => {
    const above = counts[at - 1];
    if (above === undefined) return `calc${widthOf(columns)}`;
    const missing = `(${above} * var(--_min) + ${above - 1} * var(--_gap) - 100%)`;
    return `min(calc${widthOf(columns)}, calc(${missing} * 9999))`;
  });
  return `max(0px, ${parts.join(', ')})`;
}
