/**
 * Calls `listener` once the elements have a size, and at each change of one; where the browser tells of no change, in the
 * next frame alone. Gives back the way to stop.
 */
export function watchSize(elements: Iterable<Element>, listener: () => void): () => void {
  try {
    const observer = new ResizeObserver(listener);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  } catch {
    const frame = requestAnimationFrame(listener);
    return () => cancelAnimationFrame(frame);
  }
}
