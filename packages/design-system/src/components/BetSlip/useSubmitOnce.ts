import { useRef, useState } from 'react';

/** Calls `onSubmit` once at a time: a second press waits until the promise of the first has settled. */
export function useSubmitOnce(onSubmit: () => unknown) {
  const isLocked = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const submit = async (): Promise<void> => {
    if (isLocked.current) return;
    isLocked.current = true;
    setWaiting(true);
    try {
      await onSubmit();
    } finally {
      isLocked.current = false;
      setWaiting(false);
    }
  };
  return { isWaiting, submit };
}
