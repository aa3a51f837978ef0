const CHANGED = 'pl-modal-changed';

/** The modal dialog that the person is in, or null; everything outside of it is inert. */
export const readTopModal = (): Element | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** Says that a dialog has opened or closed. A dialog that leaves the page could not say it itself. */
export const announceModalChange = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/** Calls `listener` after a dialog has opened or closed; gives back the way to stop. */
export function watchTopModal(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
