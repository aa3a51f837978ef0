import { useCallback, useRef, useState } from 'react';

export interface ToastData {
  id: number;
  text: string;
}

export function useToasts() {
  const nextId = useRef(0);
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const show = useCallback((text: string) => {
    nextId.current += 1;
    const id = nextId.current;
    setToasts((before) => [...before.slice(-2), { id, text }]);
  }, []);
  const dismiss = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  return { toasts, show, dismiss };
}
