/** So much of what follows is seen too, and nothing at the edge of the row covers the entry. In px. */
const EDGE = 48;

/** Scrolls a row, and nothing else, until one of its entries is whole in it. */
export function showInRow(row: Element, entry: Element): void {
  const box = row.getBoundingClientRect();
  const { left, right } = entry.getBoundingClientRect();
  row.scrollLeft += Math.min(0, left - box.left - EDGE) + Math.max(0, right - box.right + EDGE);
}
