/** Position of a grid: its width, and its top in the viewport, in px. */
export interface GridPosition {
  width: number;
  top: number;
}

/**
 * Predicts the position of a grid before its first render: that of a grid already on the page, such as the one in
 * the server's HTML. It is still measured after mounting. But with a prediction the grid renders together with the
 * page, in time slices, instead of all at once after it.
 */
export function expectedPosition(): GridPosition | undefined {
  const list = document.querySelector('[data-component="GameGrid"] > [role="list"]');
  if (list === null) return undefined;
  const { top } = list.getBoundingClientRect();
  // If the old grid is scrolled, the new one will show other rows.
  return list.clientWidth === 0 || top < 0 ? undefined : { width: list.clientWidth, top };
}
