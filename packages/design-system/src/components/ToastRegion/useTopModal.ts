import { useEffect, useState } from 'react';
import { readTopModal, watchTopModal } from '../../hooks/topModal';

/** A dialog that opened is on the screen by then; moving into it is nothing that anybody waits for. */
const MOVE_AFTER_MS = 50;

/** The modal dialog that the person is in, or null; known a moment after it has opened, and at once when it is left. */
export function useTopModal(): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setModal(readTopModal());
    let timer = setTimeout(look, MOVE_AFTER_MS);
    const forget = watchTopModal(() => {
      clearTimeout(timer);
      // What is said in a dialog would be gone with it.
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
