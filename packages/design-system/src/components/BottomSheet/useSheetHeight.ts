import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { queryMedia } from '../../hooks/queryMedia';
import { media } from '../../tokens/media';
import { type SheetHeight, settle } from './settle';

interface SheetHeightOptions {
  modal: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  startsAt: SheetHeight;
  onHeight: ((event: { height: SheetHeight }) => void) | undefined;
  /** Called when the sheet was pulled below its least height. */
  onPulledDown: () => void;
}

interface Grip {
  pointer: number;
  at: number;
  from: number;
  last: { at: number; time: number };
  speed: number;
}

/** Presses on these are theirs, not the beginning of a pull. */
const PRESSED = 'a, button:not([aria-controls]), input, select';

/** A fast mouse leaves the handle before its first move. Held by the target itself, which keeps its click. */
function capture(target: EventTarget, pointerId: number): void {
  try {
    if (target instanceof Element) target.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already.
  }
}

/** The height of the sheet, and the handlers of the part that it is pulled by. */
export function useSheetHeight({
  modal,
  isOpen,
  startsAt,
  onHeight,
  onPulledDown,
}: SheetHeightOptions) {
  const [height, setHeight] = useState(startsAt);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const grip = useRef<Grip>(undefined);
  const wasPulled = useRef(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setHeight(startsAt);
  }

  const change = (next: SheetHeight): void => {
    if (next === height) return;
    setHeight(next);
    onHeight?.({ height: next });
  };
  // Straight to the element: a render for each move would be late on a slow phone.
  const show = (distance: number): void => {
    modal.current?.style.setProperty('--_down', `${Math.max(distance, 0)}px`);
    modal.current?.style.setProperty('--_up', `${Math.max(-distance, 0)}px`);
  };
  const release = (): void => {
    grip.current = undefined;
    modal.current?.removeAttribute('data-pulled');
    show(0);
  };

  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const { target, clientY, timeStamp, pointerId: pointer } = event;
      if (!event.isPrimary || event.button !== 0) return;
      const from = modal.current?.offsetHeight ?? 0;
      wasPulled.current = false;
      // A centred panel is not pulled.
      if (queryMedia(media.tablet)?.matches === true) return;
      if (target instanceof Element && target.closest(PRESSED) !== null) return;
      capture(target, pointer);
      const last = { at: clientY, time: timeStamp };
      grip.current = { pointer, at: clientY, from, last, speed: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { current } = grip;
      // A second finger has no say in it.
      if (current?.pointer !== event.pointerId) return;
      const { clientY, timeStamp } = event;
      const distance = clientY - current.at;
      if (!wasPulled.current && Math.abs(distance) < 4) return;
      modal.current?.setAttribute('data-pulled', '');
      wasPulled.current = true;
      const passed = Math.max(timeStamp - current.last.time, 1);
      current.speed = (clientY - current.last.at) / passed;
      current.last = { at: clientY, time: timeStamp };
      show(height === 'content' ? Math.max(distance, 0) : distance);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const { current } = grip;
      if (current?.pointer !== event.pointerId) return;
      release();
      const next = settle(height, {
        distance: event.clientY - current.at,
        // A finger that rested before it left did not flick.
        speed: event.timeStamp - current.last.time > 100 ? 0 : current.speed,
        from: current.from,
        screen: window.visualViewport?.height ?? window.innerHeight,
      });
      if (next === 'closed') onPulledDown();
      else change(next);
    },
    onPointerCancel: ({ pointerId }: PointerEvent<HTMLElement>): void => {
      if (grip.current?.pointer === pointerId) release();
    },
  };

  return {
    height,
    drag,
    /** The way without pulling: a press on the handle. */
    toggle: ({ detail }: MouseEvent): void => {
      // The click that ends a pull. A finger makes none, so that the next may come from a key, which has no `detail`.
      if (wasPulled.current && detail > 0) wasPulled.current = false;
      else change(height === 'full' ? 'half' : 'full');
    },
  };
}
