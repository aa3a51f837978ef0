/**
 * Tells how many ms are left until an instant, given in ms since 1970. A device that slept meanwhile finds the wait
 * over, and one whose clock was set back waits no longer than it would have.
 */
export function waitUntil(instant: number): () => number {
  const end = performance.now() + instant - Date.now();
  return () => Math.max(0, Math.min(instant - Date.now(), end - performance.now()));
}
