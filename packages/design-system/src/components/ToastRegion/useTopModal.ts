import { useEffect, useState } from 'react';
import { readTopModal, watchTopModal } from '../../hooks/topModal';

/** Delay in ms, after which the opened dialog has been painted: nobody waits for the move into it. */
const MOVE_AFTER_MS = 50;

/** The topmost modal dialog, or null. Updated shortly after one opens, and at once when the last one closes. */
export function useTopModal(): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setModal(readTopModal());
    let timer = setTimeout(look, MOVE_AFTER_MS);
    const forget = watchTopModal(() => {
      clearTimeout(timer);
      // At once, or toasts inside the dialog would be removed with it.
      if (readTopModal() === null) look();
      else timer = setTimeout(look, MOVE_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  return modal;
}
