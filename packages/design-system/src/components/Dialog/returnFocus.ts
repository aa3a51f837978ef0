import { readTopModal } from '../../hooks/topModal';

/**
 * Gives focus that was lost with a dialog back to what had it before. Where that has gone, the dialog below takes it, or
 * the page's main part, so that the next Tab does not begin at the top of the page.
 */
export function returnFocus(opener: Element | null, dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || dialog.contains(activeElement);
  if (!isLost || opener === null || opener === body) return;
  for (const place of [opener, readTopModal(), document.querySelector('main')]) {
    if (!(place instanceof HTMLElement) || !place.isConnected) continue;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}
