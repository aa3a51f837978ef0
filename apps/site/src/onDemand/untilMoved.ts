/** How long what is to be scrolled to may take to be there, in ms. */
const PATIENCE = 10_000;
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Key of the history's entry, as the router tells it. */
export function currentKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

/**
 * Scrolls at every change of the page's height, until the person moves: what is shown may still have to be
 * fetched.
 * @param key of the history's entry that this is about; at another nothing is done
 */
export function untilMoved(scroll: () => void, key: string): void {
  const end = new AbortController();
  const { signal } = end;
  const look = (): void => {
    if (currentKey() === key) scroll();
    else end.abort();
  };
  try {
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    signal.addEventListener('abort', () => observer.disconnect());
  } catch {
    // A browser that tells of no change: what is there by now has to do.
    look();
  }
  for (const type of OWN_WAY)
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  setTimeout(() => end.abort(), PATIENCE);
}
