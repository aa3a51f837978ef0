/**
 * Calls `listener` once the elements have a size and after each change. Without `ResizeObserver` it is
 * called once, in the next frame. Returns a function that unsubscribes.
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
