/** Where a grid stands: its width, and its top as seen, in px. */
export interface GridPlace {
  width: number;
  top: number;
}

/**
 * Where a grid that is about to be drawn will most likely stand: where one stands on the page already, such as
 * that of the HTML which a page is drawn in the place of. What is expected is measured all the same once it is
 * there; but it is drawn with the rest of the page, in slices, and not all at once behind it.
 */
export function expectedPlace(): GridPlace | undefined {
  const list = document.querySelector('[data-component="GameGrid"] > [role="list"]');
  if (list === null) return undefined;
  const { top } = list.getBoundingClientRect();
  // Of one that is scrolled past the next one shows other rows.
  return list.clientWidth === 0 || top < 0 ? undefined : { width: list.clientWidth, top };
}
