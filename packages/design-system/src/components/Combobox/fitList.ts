import { placeBelow } from '../Menu/placeBelow';

const GAP = 8;
const COMFORTABLE_HEIGHT = 200;
const MAX_HEIGHT = 360;

export interface AvailableSpace {
  above: number;
  below: number;
}

export interface Fit {
  side: 'above' | 'below';
  /** Maximum height of the list in px. */
  height: number;
}

/** Below if there is enough space, otherwise on the side with more space. */
export function chooseSide({ above, below }: AvailableSpace): Fit {
  const side = below >= COMFORTABLE_HEIGHT || below >= above ? 'below' : 'above';
  const space = side === 'below' ? below : above;
  return { side, height: Math.round(Math.max(96, Math.min(space, MAX_HEIGHT))) };
}

/**
 * Sets the width, side and height of the list. Measures the visual viewport, not the window: an on-screen
 * keyboard covers the page without resizing it.
 */
function fitList(list: HTMLElement, box: HTMLElement): void {
  const { top, bottom } = box.getBoundingClientRect();
  const { visualViewport: viewport } = window;
  const start = viewport?.offsetTop ?? 0;
  const end = start + (viewport?.height ?? window.innerHeight);
  const { side, height } = chooseSide({ above: top - start - GAP, below: end - bottom - GAP });
  list.dataset['side'] = side;
  list.style.setProperty('--_height', `${String(height)}px`);
  list.style.setProperty('--_width', `${String(box.offsetWidth)}px`);
  placeBelow(list, box);
}

/** Keeps the list in place when the on-screen keyboard opens or closes. Returns a function that stops it. */
export function keepFitted(list: HTMLElement, box: HTMLElement): () => void {
  const fit = () => fitList(list, box);
  const { visualViewport: viewport } = window;
  fit();
  viewport?.addEventListener('resize', fit);
  viewport?.addEventListener('scroll', fit);
  return () => {
    viewport?.removeEventListener('resize', fit);
    viewport?.removeEventListener('scroll', fit);
  };
}
