import { readTopModal } from '../../hooks/topModal';

/**
 * Returns focus to the opener after a dialog has closed. If the opener is gone, focus goes to the dialog below or to
 * `main`, so that the next Tab does not start at the top of the page.
 */
export function returnFocus(opener: Element | null, dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || dialog.contains(activeElement);
  if (!isLost || opener === null || opener === body) return;
  for (const target of [opener, readTopModal(), document.querySelector('main')]) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
