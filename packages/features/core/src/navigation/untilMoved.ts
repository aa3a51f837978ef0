/** How long the target may take to load, in ms. */
const PATIENCE = 10_000;
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Key of the current history entry, as the router sets it. */
export function currentKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

/**
 * Scrolls at every change of the page's height until the visitor scrolls or presses something: content may still load.
 * @param key of the history entry; nothing is done at another one
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
    // No ResizeObserver: scroll once, to what is there now.
    look();
  }
  for (const type of OWN_WAY)
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  setTimeout(() => end.abort(), PATIENCE);
}
