/**
 * How many columns some cells may have so that no row is left with few of them, most first: those that fill every row;
 * of a prime number also those that leave no cell alone.
 */
export function evenCounts(cells: number): number[] {
  const all = Array.from({ length: Math.max(1, cells) }, (_, at) => Math.max(1, cells) - at);
  const full = all.filter((columns) => cells % columns === 0);
  return full.length > 2 ? full : all.filter((columns) => cells % columns !== 1 || columns === 1);
}

/**
 * The least width of a column, in CSS: the most columns of the allowed ones that fit. Each step down counts once the
 * one above does not fit any more, for then its limit is far above every width.
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
