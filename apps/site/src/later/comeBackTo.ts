/** How long what was dropped meanwhile may take to be there again, in ms. */
const PATIENCE = 10_000;
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Key of the history's entry, as the router tells it. */
function currentKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

/**
 * Scrolls to where a page was left that was hidden or gone from. What it shows may have to be fetched again,
 * and the page is too short until then: it is tried at every change of its height, until the person moves.
 * @param key of the history's entry that this is about; at another nothing is done
 */
export function comeBackTo(top: number, key = currentKey()): void {
  const end = new AbortController();
  const { signal } = end;
  const look = new ResizeObserver(() => {
    if (currentKey() === key) window.scrollTo({ top, behavior: 'instant' });
    else end.abort();
  });
  look.observe(document.body);
  signal.addEventListener('abort', () => look.disconnect());
  for (const type of OWN_WAY)
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  setTimeout(() => end.abort(), PATIENCE);
}
