import { useEffect, useState } from 'react';
import { readTopModal, subscribeToTopModal } from '../../hooks/topModal';

/** Delay in ms, after which the opened dialog has been painted: nobody waits for the move into it. */
const MOVE_AFTER_MS = 50;

/** The topmost modal dialog, or null. Updated shortly after one opens, and at once when the last one closes. */
export function useTopModal(): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const update = () => setModal(readTopModal());
    let timer = setTimeout(update, MOVE_AFTER_MS);
    const unsubscribe = subscribeToTopModal(() => {
      clearTimeout(timer);
      // At once, or toasts inside the dialog would be removed with it.
      if (readTopModal() === null) update();
      else timer = setTimeout(update, MOVE_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return modal;
}
