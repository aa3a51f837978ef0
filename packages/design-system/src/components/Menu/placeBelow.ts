const GAP = 4;

const inside = (wanted: number, space: number): number => Math.max(0, Math.min(wanted, space));

/**
 * Positions the list in browsers without `position-area`. It goes above the button if `data-side` says so,
 * if `data-placement` does and it fits there, or if it does not fit below and there is more space above.
 */
export function placeBelow(list: HTMLElement, button: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) return;
  const box = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight, dataset } = list;
  const startsRight = getComputedStyle(list).direction === 'rtl';
  const alignsRight = (dataset['placement'] === 'end') !== startsRight;
  const x = inside(alignsRight ? box.right - offsetWidth : box.left, clientWidth - offsetWidth);

  const below = clientHeight - box.bottom;
  const isMoreAbove = box.top > below;
  const fits = (space: number): boolean => space >= offsetHeight + GAP;
  const isAbove =
    dataset['placement'] === 'above' ? fits(box.top) || isMoreAbove : isMoreAbove && !fits(below);
  const side = dataset['side'] ?? (isAbove ? 'above' : 'below');
  // Measured from the nearer edge, so that a list that changes its height stays at the button.
  const fromEdge = side === 'above' ? clientHeight - box.top : box.bottom;
  const y = `${String(inside(fromEdge + GAP, clientHeight - offsetHeight))}px`;
  list.style.inset = `${side === 'above' ? `auto auto ${y}` : `${y} auto auto`} ${String(x)}px`;
  list.style.margin = '0';
}
