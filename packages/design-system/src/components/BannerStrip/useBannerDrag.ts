import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Move } from './moveSlides';

/** From here on a movement is a swipe and no longer a press. */
const SLOP_PX = 8;
/** The part of the width after which the next banner is meant. */
const FAR = 0.15;

interface Options {
  track: RefObject<HTMLElement | null>;
  index: number;
  /** Stops the rotation for a reason, or lets go of it. */
  hold: (reason: string, isHeld: boolean) => void;
  move: (move: Move) => void;
}

interface Drag {
  /** Which finger or mouse; undefined when it has let go. */
  pointer: number | undefined;
  x: number;
  y: number;
  /** Zero for as long as it may still be a press. */
  side: 1 | -1 | 0;
}

/** Handlers that let finger and mouse pull the banners, and hold them under a mouse that rests there. */
export function useBannerDrag({ track, index, hold, move }: Options) {
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
      hold('drag', true);
    }
    const side = across < 0 === (getComputedStyle(element).direction === 'ltr') ? 1 : -1;
    if (side !== start.side) move({ peek: side });
    start.side = side;
    element.style.transform = `translateX(${across}px)`;
  };
  const handleEnd = ({ clientX, type }: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    const element = track.current;
    if (start?.pointer === undefined || element === null) return;
    start.pointer = undefined;
    if (start.side === 0) return;
    const isFar = Math.abs(clientX - start.x) > element.clientWidth * FAR;
    move(isFar && type === 'pointerup' ? { step: start.side } : { index });
    element.style.transform = '';
    hold('drag', false);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => hold('hover', pointerType === 'mouse'),
    onPointerLeave: () => hold('hover', false),
    onPointerDown: ({ button, pointerId, clientX, clientY }: PointerEvent) => {
      drag.current = button === 0 ? { pointer: pointerId, x: clientX, y: clientY, side: 0 } : null;
    },
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    // The end of a swipe is not a press on what was swiped; a key that is pressed later is.
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0 || !drag.current?.side) return;
      drag.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
