const VISIBLE_RATIO = 0.1;

let observer: IntersectionObserver | undefined;
const callbacks = new WeakMap<Element, () => void>();

const handleEntries: IntersectionObserverCallback = (entries, self) => {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    if (!isIntersecting || intersectionRatio < VISIBLE_RATIO) continue;
    self.unobserve(target);
    callbacks.get(target)?.();
  }
};

/** Calls back once a tenth of the element is visible. One observer for all pictures: a page may have a thousand. */
export function whenVisible(element: Element, callback: () => void): () => void {
  try {
    observer ??= new IntersectionObserver(handleEntries, { threshold: VISIBLE_RATIO });
    const used = observer;
    callbacks.set(element, callback);
    used.observe(element);
    return () => used.unobserve(element);
  } catch {
    // Without an observer: better too early than never.
    callback();
    return () => undefined;
  }
}
