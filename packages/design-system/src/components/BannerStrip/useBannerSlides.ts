import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useAwake } from '../../hooks/useAwake';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { DURATIONS, EASINGS } from '../../tokens/scale';
import { type Move, moveSlides, type Slides } from './moveSlides';

/** How long a banner is shown. */
const AUTOPLAY_MS = 5000;
const SLIDE_MS = Number.parseInt(DURATIONS.slide, 10);

const signOf = (element: Element): number =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** The track's offset in widths, positive in reading direction. */
function shiftOf(element: Element): number {
  const rest = element.parentElement?.getBoundingClientRect().left ?? 0;
  const { left, width } = element.getBoundingClientRect();
  return width === 0 ? 0 : ((left - rest) / width) * signOf(element);
}

interface Options {
  track: RefObject<HTMLElement | null>;
  total: number;
  isPaused: boolean;
}

const START: Slides = { index: 0, other: 0, side: 1, from: 0 };

/** Which slide is visible and where the others are. Only two are placed at a time, so looping needs no copies. */
export function useBannerSlides({ track, total, isPaused }: Options) {
  const [slides, dispatch] = useReducer(moveSlides, START);
  const [pauses, setPauses] = useState<Readonly<Record<string, boolean>>>({});
  const isAwake = useAwake(track, true);
  const isStill = useReducedMotion();
  const index = slides.index < total ? slides.index : 0;

  const move = (next: Move) =>
    dispatch({ ...next, total, shift: track.current === null ? 0 : shiftOf(track.current) });
  const setPause = (reason: string, isActive: boolean) =>
    setPauses((before) =>
      before[reason] === isActive ? before : { ...before, [reason]: isActive },
    );
  const isRotating =
    total > 1 && isAwake && !isStill && !isPaused && !Object.values(pauses).includes(true);
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setTimeout(() => dispatch({ step: 1, shift: 0, total }), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isRotating, slides, total]);

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null || slides.from === 0 || isStill) return;
    // A later animation overrides an earlier one, so nothing has to be cancelled.
    element.animate(
      [{ transform: `translateX(${signOf(element) * slides.from * 100}%)` }, { transform: 'none' }],
      { duration: SLIDE_MS, easing: EASINGS.in },
    );
  }, [slides, isStill, track]);

  const offsetOf = (at: number): number | undefined =>
    at === index ? 0 : at === slides.other ? slides.side : undefined;
  return { index, offsetOf, isRotating, setPause, move };
}
