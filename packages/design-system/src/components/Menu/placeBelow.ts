const GAP = 4;

/** Puts the list under its button where the browser cannot do it by `position-area`. */
export function placeBelow(list: HTMLElement, button: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) return;
  const box = button.getBoundingClientRect();
  const room = document.documentElement.clientWidth - list.offsetWidth;
  const startsRight = getComputedStyle(list).direction === 'rtl';
  const alignsRight = (list.dataset['placement'] === 'end') !== startsRight;
  const wanted = alignsRight ? box.right - list.offsetWidth : box.left;
  const x = Math.max(0, Math.min(wanted, room));
  list.style.inset = `${String(box.bottom + GAP)}px auto auto ${String(x)}px`;
  list.style.margin = '0';
}
