const CHANGED = 'pl-modal-changed';

/** The topmost modal dialog, or null. Everything outside it is inert. */
export const readTopModal = (): Element | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** Call after a dialog has opened or closed. Not an event of the dialog: a removed one fires none. */
export const announceModalChange = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/** Delay in ms, after which the dialog has been painted: nobody waits for the new layout of the page behind it. */
const LOCK_AFTER_MS = 50;

let lockTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Locks the scrolling of the page while a dialog is open. The global style reads the attribute, and whether
 * the scrollbar has its own space.
 */
export function lockPageScroll(): void {
  const lock = () => {
    const root = document.documentElement;
    // Not by `clientWidth`, which includes the scrollbar's space once the page is locked.
    const isBeside = window.innerWidth > root.offsetWidth;
    if (readTopModal() === null) root.removeAttribute('data-modal-open');
    else root.setAttribute('data-modal-open', isBeside ? 'beside' : '');
  };
  clearTimeout(lockTimer);
  if (readTopModal() === null) lock();
  else lockTimer = setTimeout(lock, LOCK_AFTER_MS);
}

/** Calls `listener` after a dialog has opened or closed. Returns a function that unsubscribes. */
export function subscribeToTopModal(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
