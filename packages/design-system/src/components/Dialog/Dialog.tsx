import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { keepWhileComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import * as S from './Dialog.styles';
import { useLateFocus } from './useLateFocus';
import { CLOSED_BY_PROGRAM, useModal } from './useModal';

export const DIALOG_SIZES = ['sm', 'md', 'lg'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export type DialogCloseReason = 'escape' | 'cover' | 'button';

export interface DialogLabels {
  /** Name of the close button. */
  close: string;
}

export interface DialogProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onCancel' | 'onClose' | 'title'> {
  /** Whether it is shown. The owner decides. */
  isOpen: boolean;
  /** Called when the user asks to close the dialog. It closes only when you set `isOpen` to false. */
  onClose: (event: { reason: DialogCloseReason }) => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Width: 400, 520 or 800 px. On a phone every size is a bottom sheet. */
  size?: DialogSize;
  /** Decorative icon before the title. */
  icon?: ReactNode;
  /** Buttons that stay visible below the content. */
  footer?: ReactNode;
  /** Ignores presses on the backdrop. Default: false. */
  isCoverDisabled?: boolean;
  labels?: Partial<DialogLabels>;
  /**
   * Removes the close button and ignores Escape and the backdrop, for a mandatory step. The content then
   * needs its own way out. Default: false.
   */
  isCloseDisabled?: boolean;
}

/**
 * A modal window. Focus goes to the first field or to the element with `data-autofocus`, even if it appears
 * late. On close it returns to the opener, or to `main` if that is gone. The content is rendered only while
 * open. For a panel attached to a button use `Popover`; if no answer is needed, `Notice` or `showToast`.
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
  const texts = useLabels<DialogLabels>('Dialog', labels);
  const titleId = useId();
  const modal = useRef<HTMLDialogElement>(null);
  const wasPressedOutside = useRef(false);
  const isPresent = useModal(modal, isOpen);
  useLateFocus(modal, isOpen);

  // Not a prop: under React 18 styled-components logs a warning about the unknown attribute.
  useEffect(() => {
    if (isCloseDisabled) modal.current?.setAttribute('closedby', 'none');
    else modal.current?.removeAttribute('closedby');
  }, [isCloseDisabled]);

  return (
    <S.Root
      data-component="Dialog"
      data-size={size}
      // While closed there is no title to refer to.
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
        // Browsers may not let a page prevent a second Escape.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (!isOpen || event.currentTarget.returnValue === CLOSED_BY_PROGRAM) return;
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
        // The content fills the dialog, so only presses on the backdrop have the dialog itself as target.
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
                label={texts.close}
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
