import {
  type ComponentPropsWithRef,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../labels/useLabels';
import * as S from './ToastRegion.styles';
import { ToastView } from './ToastView';
import { dismissToast, isUrgent, readToasts, subscribeToToasts, type ToastEntry } from './toasts';
import { useLiveRegionReady } from './useLiveRegionReady';
import { useReturnedFocus } from './useReturnedFocus';
import { useTopModal } from './useTopModal';

export { dismissToast, showToast, type ToastAction, type ToastOptions } from './toasts';

export interface ToastRegionLabels {
  /** Accessible name of the region. */
  region: string;
  /** Name of the button that dismisses a toast. */
  dismiss: string;
}

export interface ToastRegionProps
  extends Omit<
    ComponentPropsWithRef<'div'>,
    'children' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  > {
  labels?: Partial<ToastRegionLabels>;
}

const NONE: readonly ToastEntry[] = [];

/**
 * Shows the toasts of `showToast`. Put it once per page. It moves into an open modal dialog, outside of
 * which everything is inert. For a message that stays use `Notice`; for a question, `Dialog`.
 */
export function ToastRegion({ labels, ref, ...rest }: ToastRegionProps) {
  const texts = useLabels<ToastRegionLabels>('ToastRegion', labels);
  const region = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => NONE);
  const focus = useReturnedFocus(region, toasts);
  const modal = useTopModal();
  const isReady = useLiveRegionReady(modal, toasts.length === 0);

  useLayoutEffect(() => {
    const element = region.current;
    // The dialog to move into may have been removed meanwhile, with the region: it then returns to the page.
    if (element?.isConnected === true) element.showPopover();
    return () => element?.hidePopover();
  }, [modal]);

  const draw = (some: readonly ToastEntry[]) =>
    some.map((toast) => (
      <ToastView
        key={toast.id}
        toast={toast}
        dismissLabel={texts.dismiss}
        isPaused={isPaused}
        onDismiss={() => {
          // The hovered or focused toast is removed, so no leave or blur event will follow.
          setIsPaused(false);
          dismissToast(toast.id);
        }}
      />
    ));
  const drawn = (
    <S.Region
      data-component="ToastRegion"
      role="region"
      aria-label={texts.region}
      popover="manual"
      {...rest}
      ref={useMergedRef(region, ref)}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={(event) => {
        focus.onFocus(event);
        setIsPaused(true);
      }}
      onBlur={() => {
        focus.onBlur();
        setIsPaused(false);
      }}
    >
      {/* Always rendered: screen readers announce only additions to a log that they already know. */}
      <S.Log role="log">{isReady ? draw(toasts.filter((toast) => !isUrgent(toast))) : null}</S.Log>
      {draw(toasts.filter(isUrgent))}
    </S.Region>
  );
  return modal === null ? drawn : createPortal(drawn, modal);
}
