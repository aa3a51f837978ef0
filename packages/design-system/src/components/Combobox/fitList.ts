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
  /** Greatest height of the list in px. */
  height: number;
}

/** Below while that is enough, otherwise where there is more room. */
export function chooseSide({ above, below }: Room): Fit {
  const side = below >= LEAST || below >= above ? 'below' : 'above';
  const room = side === 'below' ? below : above;
  return { side, height: Math.round(Math.max(96, Math.min(room, MOST))) };
}

/**
 * Gives the list its width, side and height. What is seen is measured rather than the page: a screen
 * keyboard covers the page without making it smaller.
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

/** Keeps the list in place while the screen keyboard comes and goes; gives back the way to stop. */
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
