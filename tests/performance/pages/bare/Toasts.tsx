import { useCallback, useEffect, useRef, useState } from 'react';
import { TEXT } from '../demo/content';
import { Icon } from './Icon';

const SHOWN_FOR_MS = 5000;

interface ToastData {
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

function Toast({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDismiss, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);
  return (
    // Nothing is done by these: the message only waits while someone is at it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {text}
      <button type="button" className="quiet" aria-label={TEXT.close} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}

interface ToastsProps {
  toasts: readonly ToastData[];
  onDismiss: (id: number) => void;
}

/** Short messages, read aloud when they come; they go by themselves unless someone is at them. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    <section aria-label={TEXT.messages} aria-live="polite">
      <ol className="toasts">
        {toasts.map(({ id, text }) => (
          <Toast key={id} text={text} onDismiss={() => onDismiss(id)} />
        ))}
      </ol>
    </section>
  );
}
