import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { useLatest } from '../../hooks/useLatest';
import { useReducedMotion } from '../../hooks/useReducedMotion';

export const REVEAL_STATUSES = ['pending', 'won', 'empty', 'failed'] as const;
export type RevealStatus = (typeof REVEAL_STATUSES)[number];

/** As long as the movement in the styles. */
const OPENING_MS = 900;

export interface RevealRequest {
  status: RevealStatus;
  /** The movement goes on until the result is there, and ends with it: a wheel has to know where. */
  isLedByResult: boolean;
  root: RefObject<HTMLElement | null>;
  result: RefObject<HTMLElement | null>;
  onReveal: (() => void) | undefined;
}

/** What is seen: the movement first, then whatever the result is by then. */
export function useReveal({ status, isLedByResult, root, result, onReveal }: RevealRequest) {
  const isStill = useReducedMotion();
  const [isMoved, setIsMoved] = useState(false);
  const hadFocus = useRef(false);
  const told = useRef(false);
  const tell = useLatest(onReveal);
  const isOpening = !isMoved && !isStill;
  const phase = isOpening ? 'opening' : status;
  const canEnd = !isLedByResult || status !== 'pending';

  const skip = (): void => {
    // The button goes away with the movement and would take focus with it.
    hadFocus.current = root.current?.contains(document.activeElement) ?? false;
    setIsMoved(true);
  };
  const skipLatest = useLatest(skip);

  useEffect(() => {
    if (!isOpening) return undefined;
    const finish = () => skipLatest.current();
    const timer = canEnd ? setTimeout(finish, OPENING_MS) : undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // The first Escape ends the movement; a dialog around it closes at the next.
      event.preventDefault();
      event.stopPropagation();
      finish();
    };
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [isOpening, canEnd, skipLatest]);

  useLayoutEffect(() => {
    if (isOpening || !hadFocus.current) return;
    hadFocus.current = false;
    result.current?.focus();
  }, [isOpening, result]);

  const isRevealed = phase === 'won' || phase === 'empty';
  useEffect(() => {
    if (!isRevealed || told.current) return;
    told.current = true;
    tell.current?.();
  }, [isRevealed, tell]);

  return { phase, skip } as const;
}
