/** In a browser that does not tell when it is idle, in ms. */
const LATER = 600;

/** Runs something when the browser has nothing else to do; the answer forgets it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, LATER);
  return () => clearTimeout(timer);
}
