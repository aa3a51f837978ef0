/** Makes a gate that lets through once in `interval` ms and says whether it did. */
export function createThrottle(interval: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < interval) return false;
    last = now;
    return true;
  };
}
