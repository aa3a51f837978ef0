/**
 * Calls `listener` whenever the element starts or stops being worth work: it is on screen, and the
 * tab is seen. It begins as not. Gives back the way to stop.
 */
export function watchAwake(element: Element, listener: (isAwake: boolean) => void): () => void {
  let isOnScreen = false;
  let isAwake = false;
  const report = () => {
    const next = isOnScreen && !document.hidden;
    if (next === isAwake) return;
    isAwake = next;
    listener(next);
  };
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
