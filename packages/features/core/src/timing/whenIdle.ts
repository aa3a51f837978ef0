/** How long a browser that does not tell when it is idle is given, and the longest that any is waited for, in ms. */
const REST = 400;
const LONGEST = 5000;

/** Does something once the browser has nothing better to do, for what can wait; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, { timeout: LONGEST });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, REST);
  return () => clearTimeout(timer);
}
