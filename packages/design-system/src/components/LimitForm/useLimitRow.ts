import { useLayoutEffect, useRef, useState } from 'react';
import type { LimitAction, LimitRow } from './limitRow';

interface LimitRowOptions {
  row: LimitRow;
  isEditing: boolean;
  onEdit: (event: { isEditing: boolean }) => void;
}

/** What runs in a row, which error still matters, and where the focus goes when its edit closes. */
export function useLimitRow({ row, isEditing, onEdit }: LimitRowOptions) {
  const { isBusy = false, error } = row;
  const root = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isFocusDue = useRef(false);
  const wasBusy = useRef(isBusy);
  const [action, setAction] = useState<LimitAction | null>(null);
  const [isErrorOver, setErrorOver] = useState(false);

  // The button is only there again once the edit is gone.
  useLayoutEffect(() => {
    if (!isFocusDue.current || opener.current === null) return;
    isFocusDue.current = false;
    opener.current.focus();
  });

  useLayoutEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!hasEnded) return;
    setAction(null);
    const isSaved = (action === 'save' || action === 'remove') && error === undefined;
    if (!isSaved || !isEditing) return;
    // Whoever has gone on to something else meanwhile stays there.
    const { activeElement, body } = document;
    isFocusDue.current = activeElement === body || root.current?.contains(activeElement) === true;
    onEdit({ isEditing: false });
  });

  return {
    root,
    opener,
    isBusy,
    action: isBusy ? action : null,
    error: isBusy || isErrorOver ? undefined : error,
    open: (): void => {
      setErrorOver(true);
      onEdit({ isEditing: true });
    },
    cancel: (): void => {
      // Closed now, it would look called off; the answer comes in any case.
      if (isBusy) return;
      setErrorOver(true);
      isFocusDue.current = true;
      onEdit({ isEditing: false });
    },
    act: (next: LimitAction): void => {
      setErrorOver(false);
      setAction(next);
    },
    focusOpener: (): void => {
      isFocusDue.current = true;
    },
  };
}
