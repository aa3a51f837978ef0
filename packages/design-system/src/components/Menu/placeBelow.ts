const GAP = 4;

const inside = (wanted: number, room: number): number => Math.max(0, Math.min(wanted, room));

/**
 * Puts the list under its button where the browser cannot do it by `position-area`: over it where
 * `data-side` says so, where `data-placement` does and there is room, and where only there is room.
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
  const fits = (room: number): boolean => room >= offsetHeight + GAP;
  const isAbove =
    dataset['placement'] === 'above' ? fits(box.top) || isMoreAbove : isMoreAbove && !fits(below);
  const side = dataset['side'] ?? (isAbove ? 'above' : 'below');
  // From the edge at its own side: a list that grows or shrinks stays at its button.
  const fromEdge = side === 'above' ? clientHeight - box.top : box.bottom;
  const y = `${String(inside(fromEdge + GAP, clientHeight - offsetHeight))}px`;
  list.style.inset = `${side === 'above' ? `auto auto ${y}` : `${y} auto auto`} ${String(x)}px`;
  list.style.margin = '0';
}
