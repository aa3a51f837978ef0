import { placeBelow } from '../Menu/placeBelow';

const GAP = 8;
const LEAST = 200;
const MOST = 360;

export interface Room {
  above: number;
  below: number;
}

export interface Fit {
  side: 'above' | 'below';
  /** Maximum height of the list in px. */
  height: number;
}

/** Below if there is enough space, otherwise on the side with more space. */
export function chooseSide({ above, below }: Room): Fit {
  const side = below >= LEAST || below >= above ? 'below' : 'above';
  const room = side === 'below' ? below : above;
  return { side, height: Math.round(Math.max(96, Math.min(room, MOST))) };
}

/**
 * Sets the width, side and height of the list. Measures the visual viewport, not the window: an on-screen
 * keyboard covers the page without resizing it.
 */
function fitList(list: HTMLElement, box: HTMLElement): void {
  const { top, bottom } = box.getBoundingClientRect();
  const { visualViewport: seen } = window;
  const start = seen?.offsetTop ?? 0;
  const end = start + (seen?.height ?? window.innerHeight);
  const { side, height } = chooseSide({ above: top - start - GAP, below: end - bottom - GAP });
  list.dataset['side'] = side;
  list.style.setProperty('--_height', `${String(height)}px`);
  list.style.setProperty('--_width', `${String(box.offsetWidth)}px`);
  placeBelow(list, box);
}

/** Keeps the list in place when the on-screen keyboard opens or closes. Returns a function that stops it. */
export function keepFitted(list: HTMLElement, box: HTMLElement): () => void {
  const fit = () => fitList(list, box);
  const { visualViewport: seen } = window;
  fit();
  seen?.addEventListener('resize', fit);
  seen?.addEventListener('scroll', fit);
  return () => {
    seen?.removeEventListener('resize', fit);
    seen?.removeEventListener('scroll', fit);
  };
}
