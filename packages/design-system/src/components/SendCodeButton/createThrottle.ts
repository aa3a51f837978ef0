/** Creates a throttle: returns true at most once per `interval` ms. */
export function createThrottle(interval: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < interval) return false;
    last = now;
    return true;
  };
}
