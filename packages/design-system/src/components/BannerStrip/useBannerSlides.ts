import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useAwake } from '../../hooks/useAwake';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { DURATIONS, EASINGS } from '../../tokens/scale';

/** How long a banner stands before the next one comes. */
const AUTOPLAY_MS = 5000;
const SLIDE_MS = Number.parseInt(DURATIONS.slide, 10);

/** Where the slides go: to a number, or so many on. */
export type BannerTarget = { index: number } | { step: number };

/** How far the track is from its rest, in widths along the line of reading. */
function shiftOf(element: HTMLElement): number {
  const { transform, direction } = getComputedStyle(element);
  if (transform === '' || transform === 'none') return 0;
  const moved = new DOMMatrix(transform).m41 / element.clientWidth;
  return direction === 'rtl' ? -moved : moved;
}

interface Slides {
  index: number;
  /** The slide that was left, and the side that it went to. */
  other: number;
  side: 1 | -1;
  /** Where the track starts from, in widths; it always comes to rest at 0. */
  from: number;
}

interface Options {
  track: RefObject<HTMLElement | null>;
  total: number;
  isPaused: boolean;
}

/** Which slide is seen and which lies where: two at a time, so that the strip is a ring without copies. */
export function useBannerSlides({ track, total, isPaused }: Options) {
  const [slides, setSlides] = useState<Slides>({ index: 0, other: 0, side: 1, from: 0 });
  const [holds, setHolds] = useState<readonly string[]>([]);
  const isAwake = useAwake(track);
  const isStill = useReducedMotion();
  const index = slides.index < total ? slides.index : 0;

  const show = useCallback(
    (target: BannerTarget) => {
      const shift = track.current === null ? 0 : shiftOf(track.current);
      setSlides((before) => {
        const wanted = 'step' in target ? before.index + target.step : target.index;
        const next = (wanted + total) % total;
        if (next === before.index) return { ...before, from: shift };
        const side = wanted > before.index ? 1 : -1;
        return { index: next, other: before.index, side: -side as 1 | -1, from: shift + side };
      });
    },
    [total, track],
  );
  const peek = useCallback(
    (side: 1 | -1) =>
      setSlides((before) => ({
        index: before.index,
        other: (before.index + side + total) % total,
        side,
        from: 0,
      })),
    [total],
  );

  const hold = useCallback(
    (reason: string, isHeld: boolean) =>
      setHolds((held) =>
        held.includes(reason) === isHeld
          ? held
          : isHeld
            ? [...held, reason]
            : held.filter((other) => other !== reason),
      ),
    [],
  );

  const isRotating = total > 1 && isAwake && !isStill && !isPaused && holds.length === 0;
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setTimeout(() => show({ step: 1 }), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isRotating, show, slides]);

  useLayoutEffect(() => {
    const element = track.current;
    if (element === null || slides.from === 0 || isStill) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    // A later animation covers an earlier one, so nothing has to be taken back.
    element.animate(
      [{ transform: `translateX(${sign * slides.from * 100}%)` }, { transform: 'none' }],
      { duration: SLIDE_MS, easing: EASINGS.in },
    );
  }, [slides, isStill, track]);

  const placeOf = (at: number): number | undefined => {
    if (at === index) return 0;
    return at === slides.other ? slides.side : undefined;
  };
  return { index, placeOf, isRotating, hold, peek, show };
}
