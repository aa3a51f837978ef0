/** How long what was dropped meanwhile may take to be there again, in ms. */
const PATIENCE = 10_000;
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where a page was left that was hidden or gone from. What it shows may have to be fetched again,
 * and the page is too short until then: it is tried at every change of its height, until the person moves.
 */
export function comeBackTo(top: number): void {
  const end = new AbortController();
  const { signal } = end;
  const { href } = window.location;
  const look = new ResizeObserver(() => {
    if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' });
    else end.abort();
  });
  look.observe(document.body);
  signal.addEventListener('abort', () => look.disconnect());
  for (const type of OWN_WAY)
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  setTimeout(() => end.abort(), PATIENCE);
}
