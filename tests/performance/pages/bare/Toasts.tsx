import { useEffect, useState } from 'react';
import { TEXT } from '../demo/content';
import { Icon } from './Icon';
import type { ToastData } from './useToasts';

const SHOWN_FOR_MS = 5000;

function Toast({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDismiss, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);
  return (
    // These handlers only pause the timeout while the message is hovered or focused.
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

/** Short messages, announced by screen readers; they close by themselves unless hovered or focused. */
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
