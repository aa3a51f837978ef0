/** How long a browser that can not tell when it is idle is given, in ms. */
const REST = 1000;

/** Does something once the browser has nothing better to do, for what a visit can wait for. */
export function whenIdle(run: () => void): void {
  // Not in every browser that the types know of.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, REST);
}
