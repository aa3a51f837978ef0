import { type ReactNode, useEffect, useId, useRef } from 'react';
import { TEXT } from '../demo/content';
import { Icon } from './Icon';

interface ModalProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native dialog with a title and a close button. Escape and a press outside close it too. */
export function Modal({ isOpen, title, onClose, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, [isOpen]);

  return (
    // The press on the backdrop only repeats what Escape and the button do.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <div className="modal">
          <header>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="quiet" aria-label={TEXT.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
