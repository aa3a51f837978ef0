const CHANGED = 'pl-modal-changed';

/** The modal dialog that the person is in, or null; everything outside of it is inert. */
export const readTopModal = (): Element | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** Says that a dialog has opened or closed. A dialog that leaves the page could not say it itself. */
export const announceModalChange = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/** The dialog is on the screen by then: nobody waits for a page that is laid out anew behind it. */
const HOLD_AFTER_MS = 50;

let holdTimer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the page from scrolling while a dialog is open; the global style reads the mark, and whether a scrollbar has room beside the page. */
export function holdPage(): void {
  const hold = () => {
    const root = document.documentElement;
    // Not by `clientWidth`, which counts the room in once the page is held.
    const isBeside = window.innerWidth > root.offsetWidth;
    if (readTopModal() === null) root.removeAttribute('data-modal-open');
    else root.setAttribute('data-modal-open', isBeside ? 'beside' : '');
  };
  clearTimeout(holdTimer);
  if (readTopModal() === null) hold();
  else holdTimer = setTimeout(hold, HOLD_AFTER_MS);
}

/** Calls `listener` after a dialog has opened or closed; gives back the way to stop. */
export function watchTopModal(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
