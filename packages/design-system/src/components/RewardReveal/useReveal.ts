import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { useLatest } from '../../hooks/useLatest';
import { useReducedMotion } from '../../hooks/useReducedMotion';

export const REVEAL_STATUSES = ['pending', 'won', 'empty', 'failed'] as const;
export type RevealStatus = (typeof REVEAL_STATUSES)[number];

/** As long as the animation in the styles. */
const OPENING_MS = 900;

export interface RevealRequest {
  status: RevealStatus;
  /** The animation lasts until there is a result: a wheel has to know where to stop. */
  isLedByResult: boolean;
  root: RefObject<HTMLElement | null>;
  result: RefObject<HTMLElement | null>;
  onReveal: (() => void) | undefined;
}

/** The phase to show: the animation first, then the result so far. */
export function useReveal({ status, isLedByResult, root, result, onReveal }: RevealRequest) {
  const isStill = useReducedMotion();
  const [isMoved, setIsMoved] = useState(false);
  const hadFocus = useRef(false);
  const hasNotified = useRef(false);
  const onRevealLatest = useLatest(onReveal);
  const isOpening = !isMoved && !isStill;
  const phase = isOpening ? 'opening' : status;
  const canEnd = !isLedByResult || status !== 'pending';

  const skip = (): void => {
    // The skip button is removed with the animation and would lose the focus.
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
      // The first Escape skips the animation; only the next one closes a dialog around it.
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
    if (!isRevealed || hasNotified.current) return;
    hasNotified.current = true;
    onRevealLatest.current?.();
  }, [isRevealed, onRevealLatest]);

  return { phase, skip } as const;
}
