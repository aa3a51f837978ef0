import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { watchSize } from '../../hooks/watchSize';
import { useColorScheme } from '../../theme/useColorScheme';
import { erase, paintCover, REACH } from './paintCover';
import { type Place, type ScratchGrid, scratchGrid } from './scratchGrid';

/** A stroke of this length means it: a tap or a trembling finger does not. Share of the card's width. */
const MEANT = 0.06;

/** A finger that has moved less is not known to scratch or to scroll. */
const SLOP_PX = 8;

/** With this much uncovered the rest goes by itself. */
const ENOUGH = 0.5;

export interface ScratchRequest {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Called once, with the first stroke that is meant. */
  onStart: () => void;
  /** Called when enough is uncovered, and with each stroke after that. */
  onEnough: () => void;
}

/** The stroke goes on outside the card, and ends wherever the finger is lifted. */
function capture({ currentTarget, pointerId }: PointerEvent<HTMLCanvasElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already.
  }
}

/** Scratching by mouse, pen or finger. Strokes are kept, so that another size or theme paints them again. */
export function useScratch({ canvas, onStart, onEnough }: ScratchRequest) {
  const strokes = useRef<(readonly [Place, Place])[]>([]);
  const grid = useRef<ScratchGrid>(null);
  const last = useRef<Place>(null);
  /** Where a finger came down, in px of the window, until it is known what it is about to do. */
  const start = useRef<{ x: number; y: number }>(null);
  const length = useRef(0);
  const callbacks = useLatest({ onStart, onEnough });
  const scheme = useColorScheme();

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    return watchSize([element], () => {
      paintCover(element);
      for (const [from, to] of strokes.current) erase(element, from, to);
    });
    // `scheme` is not read here, but the colours depend on it.
  }, [canvas, scheme]);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place | null => {
    const box = canvas.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return null;
    grid.current ??= scratchGrid(box.width / box.height);
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };

  const stroke = (to: Place): void => {
    const from = last.current ?? to;
    last.current = to;
    strokes.current.push([from, to]);
    if (canvas.current !== null) erase(canvas.current, from, to);
    grid.current?.mark(from, to, REACH);
    const before = length.current;
    length.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (before < MEANT && length.current >= MEANT) callbacks.current.onStart();
    if ((grid.current?.share() ?? 0) >= ENOUGH) callbacks.current.onEnough();
  };

  /** What a finger that has not scratched yet is about to do; it scrolls the page if it goes up or down first. */
  const aimOf = ({ clientX, clientY }: PointerEvent): 'scratch' | 'scroll' | 'unknown' => {
    if (start.current === null) return 'scratch';
    const across = Math.abs(clientX - start.current.x);
    const down = Math.abs(clientY - start.current.y);
    if (Math.max(across, down) < SLOP_PX) return 'unknown';
    return across < down ? 'scroll' : 'scratch';
  };

  const handleEnd = (): void => {
    last.current = null;
    start.current = null;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      last.current = placeOf(event);
      const { pointerType, clientX: x, clientY: y } = event;
      // As the canvas says by `touch-action`, a card that is begun keeps every finger.
      start.current = pointerType === 'mouse' || length.current >= MEANT ? null : { x, y };
      capture(event);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>): void => {
      if (last.current === null || !event.isPrimary) return;
      const aim = aimOf(event);
      if (aim === 'scroll') handleEnd();
      if (aim !== 'scratch') return;
      start.current = null;
      const { nativeEvent: native } = event;
      // Safari before 18.2 does not have it.
      const moves = 'getCoalescedEvents' in native ? native.getCoalescedEvents() : [];
      for (const move of moves.length === 0 ? [event] : moves) {
        const place = placeOf(move);
        if (place !== null) stroke(place);
      }
    },
    onPointerUp: ({ isPrimary }: PointerEvent): void => {
      if (!isPrimary) return;
      // A tap leaves a mark, which shows what the card is for.
      if (last.current !== null) stroke(last.current);
      handleEnd();
    },
    onPointerCancel: handleEnd,
    onLostPointerCapture: handleEnd,
  };
}
