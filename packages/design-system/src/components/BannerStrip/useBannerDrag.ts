import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { BannerTarget } from './useBannerSlides';

/** From here on a movement is a swipe and no longer a press. */
const SLOP_PX = 8;
/** The part of the width after which the next banner is meant. */
const FAR = 0.15;

interface Options {
  track: RefObject<HTMLElement | null>;
  index: number;
  /** Stops the rotation for a reason, or lets go of it. */
  hold: (reason: string, isHeld: boolean) => void;
  /** Lays the neighbour of one side beside the slide that is seen. */
  peek: (side: 1 | -1) => void;
  show: (target: BannerTarget) => void;
}

interface Drag {
  pointer: number;
  x: number;
  y: number;
  side: 1 | -1 | 0;
}

/** Handlers that let finger and mouse pull the banners, and hold them under a mouse that rests there. */
export function useBannerDrag({ track, index, hold, peek, show }: Options) {
  const drag = useRef<Drag>(null);
  const wasDragged = useRef(false);

  const handleMove = ({
    pointerId,
    clientX,
    clientY,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    const element = track.current;
    if (start === null || element === null || start.pointer !== pointerId) return;
    const across = clientX - start.x;
    if (start.side === 0) {
      if (Math.abs(across) < SLOP_PX || Math.abs(across) < Math.abs(clientY - start.y)) return;
      currentTarget.setPointerCapture(pointerId);
      wasDragged.current = true;
      hold('drag', true);
    }
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const side = across < 0 !== isRtl ? 1 : -1;
    if (side !== start.side) peek(side);
    start.side = side;
    element.style.transform = `translateX(${across}px)`;
  };
  const handleEnd = ({ clientX, type }: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    const element = track.current;
    drag.current = null;
    if (start === null || element === null || start.side === 0) return;
    const isFar = Math.abs(clientX - start.x) > element.clientWidth * FAR;
    show(isFar && type === 'pointerup' ? { step: start.side } : { index });
    element.style.transform = '';
    hold('drag', false);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => hold('hover', pointerType === 'mouse'),
    onPointerLeave: () => hold('hover', false),
    onPointerDown: ({ button, pointerId, clientX, clientY }: PointerEvent) => {
      wasDragged.current = false;
      if (button === 0) drag.current = { pointer: pointerId, x: clientX, y: clientY, side: 0 };
    },
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    // The end of a swipe is not a press on what was swiped.
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
