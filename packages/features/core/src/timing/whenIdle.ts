/** Delay in a browser without `requestIdleCallback`, then the timeout in one that has it, in ms. */
const FALLBACK_DELAY = 400;
const IDLE_TIMEOUT = 5000;

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, FALLBACK_DELAY);
  return () => clearTimeout(timer);
}
