import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { keepWhileComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { useLabels } from '../../labels/useLabels';
import { useLateFocus } from '../Dialog/useLateFocus';
import { CLOSED_BY_PROGRAM, useModal } from '../Dialog/useModal';
import { IconButton } from '../IconButton/IconButton';
import * as S from './BottomSheet.styles';
import type { SheetHeight } from './settle';
import { useAboveKeyboard } from './useAboveKeyboard';
import { useSheetHeight } from './useSheetHeight';

export { SHEET_HEIGHTS, type SheetHeight } from './settle';

export type BottomSheetCloseReason = 'escape' | 'cover' | 'button' | 'drag';

export interface BottomSheetLabels {
  /** Name of the close button. */
  close: string;
  /** Name of the handle while the sheet is half as high as the screen. */
  expand: string;
  /** Name of the handle while the sheet fills the screen. */
  collapse: string;
}

export interface BottomSheetProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onCancel' | 'onClose' | 'title'> {
  /** Shows the sheet, and takes the focus into it. */
  isOpen: boolean;
  /** Called when the user asks to close the sheet, `drag` by pulling it down. It closes only when you set `isOpen` to false. */
  onClose: (event: { reason: BottomSheetCloseReason }) => void;
  /** Heading and accessible name. */
  title: ReactNode;
  labels?: Partial<BottomSheetLabels>;
  /** Height on a phone each time it opens: `content` is as high as needed, the others can be pulled higher and lower. Default: `content`. */
  startsAt?: SheetHeight;
  /** Called with the new height after the user has changed it. */
  onHeight?: (event: { height: SheetHeight }) => void;
  /** Buttons that stay visible below the content, above the keyboard of a phone. */
  footer?: ReactNode;
}

/**
 * A modal panel that rises from the lower edge of a phone and is closed by pulling it down: filters, a bet slip, the
 * choices of one thing. On wide screens it is a centred panel. If an answer is required, or nothing is to be pulled, use
 * `Dialog`; for help beside the page, `SidePanel`; for a whole centre with pages, `OverlayShell`.
 */
export function BottomSheet({
  isOpen,
  onClose,
  title,
  labels,
  startsAt = 'content',
  onHeight,
  footer,
  ref,
  onKeyDown,
  onPointerDown,
  onClick,
  children,
  ...rest
}: BottomSheetProps) {
  const texts = useLabels<Partial<BottomSheetLabels>>('BottomSheet', labels);
  const titleId = useId();
  const bodyId = useId();
  const modal = useRef<HTMLDialogElement>(null);
  const wasPressedOutside = useRef(false);
  const isPresent = useModal(modal, isOpen);
  useLateFocus(modal, isOpen);
  useAboveKeyboard(modal, isOpen);
  const { height, toggle, drag } = useSheetHeight({
    modal,
    isOpen,
    startsAt,
    onHeight,
    onPulledDown: () => onClose({ reason: 'drag' }),
  });
  const isFull = height === 'full';

  return (
    <S.Root
      data-component="BottomSheet"
      data-height={height}
      // While closed there is no title to refer to.
      aria-labelledby={isPresent ? titleId : undefined}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(modal, ref)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose({ reason: 'escape' });
      }}
      onClose={(event) => {
        // Browsers may not let a page prevent a second Escape.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (isOpen && event.currentTarget.returnValue !== CLOSED_BY_PROGRAM)
          onClose({ reason: 'escape' });
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
        // The content fills the sheet, so only presses on the backdrop have the dialog itself as target.
        if (event.target === event.currentTarget && wasPressedOutside.current)
          onClose({ reason: 'cover' });
      }}
    >
      {isPresent ? (
        <>
          <S.Top {...drag}>
            {startsAt === 'content' ? (
              <S.Grip aria-hidden />
            ) : (
              <S.Handle
                type="button"
                aria-label={isFull ? texts.collapse : texts.expand}
                aria-expanded={isFull}
                aria-controls={bodyId}
                onClick={toggle}
              />
            )}
            <S.Head>
              <S.Title id={titleId}>{title}</S.Title>
              <IconButton
                label={texts.close ?? ''}
                icon={<CloseIcon />}
                onClick={() => onClose({ reason: 'button' })}
              />
            </S.Head>
          </S.Top>
          <S.Body id={bodyId} data-scrolls tabIndex={-1}>
            {children}
          </S.Body>
          {footer === undefined ? null : <S.Foot>{footer}</S.Foot>}
        </>
      ) : null}
    </S.Root>
  );
}
