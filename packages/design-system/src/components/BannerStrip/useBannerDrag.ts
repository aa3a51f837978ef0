import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Move } from './moveSlides';

/** A longer movement is a swipe, not a press. */
const SLOP_PX = 8;
/** A swipe over this fraction of the width goes to the next banner. */
const MIN_SWIPE = 0.15;

interface Options {
  track: RefObject<HTMLElement | null>;
  index: number;
  /** Stops or resumes the rotation for a reason. */
  setPause: (reason: string, isActive: boolean) => void;
  move: (move: Move) => void;
}

interface Drag {
  /** Id of the pointer; undefined after its release. */
  pointer: number | undefined;
  x: number;
  y: number;
  /** Zero while it can still be a press. */
  side: 1 | -1 | 0;
}

/** Handlers to drag the banners by touch or mouse, and to stop the rotation while the mouse is over them. */
export function useBannerDrag({ track, index, setPause, move }: Options) {
  const drag = useRef<Drag>(null);

  const handleMove = ({
    pointerId,
    clientX,
    clientY,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    const element = track.current;
    if (start?.pointer !== pointerId || element === null) return;
    const across = clientX - start.x;
    if (start.side === 0) {
      if (Math.abs(across) < Math.max(SLOP_PX, Math.abs(clientY - start.y))) return;
      currentTarget.setPointerCapture(pointerId);
      setPause('drag', true);
    }
    const side = across < 0 === (getComputedStyle(element).direction === 'ltr') ? 1 : -1;
    if (side !== start.side) move({ peek: side });
    start.side = side;
    element.style.transform = `translateX(${across}px)`;
  };
  const handleEnd = ({ pointerId, clientX, type }: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    const element = track.current;
    if (start?.pointer !== pointerId || element === null) return;
    start.pointer = undefined;
    if (start.side === 0) return;
    const isFar = Math.abs(clientX - start.x) > element.clientWidth * MIN_SWIPE;
    move(isFar && type === 'pointerup' ? { step: start.side } : { index });
    element.style.transform = '';
    setPause('drag', false);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPause('hover', pointerType === 'mouse'),
    onPointerLeave: () => setPause('hover', false),
    onPointerDown: ({ button, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger would leave the strip where the first has dragged it.
      if (!isPrimary) return;
      drag.current = button === 0 ? { pointer: pointerId, x: clientX, y: clientY, side: 0 } : null;
    },
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    // The click that ends a swipe must not open the banner. Clicks by keyboard (`detail` 0) pass.
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0 || !drag.current?.side) return;
      drag.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
