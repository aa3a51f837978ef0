import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { keepWhileComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { IconButton } from '../IconButton/IconButton';
import * as S from './Dialog.styles';
import { useArrivals } from './useArrivals';
import { LEFT, useModal } from './useModal';

export const DIALOG_SIZES = ['sm', 'md', 'lg'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export type DialogCloseReason = 'escape' | 'cover' | 'button';

export interface DialogLabels {
  /** Name of the button that closes. */
  close: string;
}

export interface DialogProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onCancel' | 'onClose' | 'title'> {
  isOpen: boolean;
  /** Called when the person asks to close; the owner then sets `isOpen`. */
  onClose: (event: { reason: DialogCloseReason }) => void;
  /** Heading and accessible name. */
  title: ReactNode;
  labels: DialogLabels;
  /** Width: 400, 520 or 800 px; on a phone all are sheets from the bottom edge. */
  size?: DialogSize;
  /** Shown before the title. */
  icon?: ReactNode;
  /** Buttons that stay in sight below the content. */
  footer?: ReactNode;
  /** Keeps a press on what lies around the dialog from closing it. */
  isCoverDisabled?: boolean;
  /**
   * Takes the button that closes away, and keeps Escape and the cover from closing: for what has to be
   * done first. The content then needs a way out of its own.
   */
  isCloseDisabled?: boolean;
}

/**
 * Asks for an answer before the page goes on. Focus goes to the first field, or to the element with
 * `data-autofocus`, also where it comes late, and back to the opener at the end, or to the page's main part where that has gone; the content is on the page only while open. For a
 * panel that belongs to a button take `Popover`; for what needs no answer, `Notice` or `showToast`.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  labels,
  size = 'md',
  icon,
  footer,
  isCoverDisabled = false,
  isCloseDisabled = false,
  ref,
  onKeyDown,
  onPointerDown,
  onClick,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const modal = useRef<HTMLDialogElement>(null);
  const wasPressedOutside = useRef(false);
  const isPresent = useModal(modal, isOpen);
  useArrivals(modal, isOpen);

  // Not as a prop: under React 18 styled-components does not know it and says so.
  useEffect(() => {
    if (isCloseDisabled) modal.current?.setAttribute('closedby', 'none');
    else modal.current?.removeAttribute('closedby');
  }, [isCloseDisabled]);

  return (
    <S.Root
      data-component="Dialog"
      data-size={size}
      // Closed, it has no title to be named by.
      aria-labelledby={isPresent ? titleId : undefined}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(modal, ref)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isCloseDisabled) onClose({ reason: 'escape' });
      }}
      onClose={(event) => {
        // A browser may refuse to be held back at the second Escape.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (!isOpen || event.currentTarget.returnValue === LEFT) return;
        if (isCloseDisabled) event.currentTarget.showModal();
        else onClose({ reason: 'escape' });
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        keepWhileComposing(event);
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        wasPressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        onClick?.(event);
        // The content fills the box, so only the cover around it has the element itself as target.
        if (event.target !== event.currentTarget || !wasPressedOutside.current) return;
        if (!isCoverDisabled && !isCloseDisabled) onClose({ reason: 'cover' });
      }}
    >
      {isPresent ? (
        <>
          <S.Head>
            {icon === undefined ? null : <S.Icon aria-hidden>{icon}</S.Icon>}
            <S.Title id={titleId}>{title}</S.Title>
            {isCloseDisabled ? null : (
              <IconButton
                label={labels.close}
                icon={<CloseIcon />}
                onClick={() => onClose({ reason: 'button' })}
              />
            )}
          </S.Head>
          <S.Body>{children}</S.Body>
          {footer === undefined ? null : <S.Foot>{footer}</S.Foot>}
        </>
      ) : null}
    </S.Root>
  );
}
