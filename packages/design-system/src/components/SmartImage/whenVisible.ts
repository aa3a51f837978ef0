const SEEN_RATIO = 0.1;

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

const look: IntersectionObserverCallback = (entries, self) => {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    if (!isIntersecting || intersectionRatio < SEEN_RATIO) continue;
    self.unobserve(target);
    waiting.get(target)?.();
  }
};

/** Calls back once a tenth of the element is visible. One observer for all pictures: a page may have a thousand. */
export function whenVisible(element: Element, callback: () => void): () => void {
  try {
    observer ??= new IntersectionObserver(look, { threshold: SEEN_RATIO });
    const used = observer;
    waiting.set(element, callback);
    used.observe(element);
    return () => used.unobserve(element);
  } catch {
    // Without an observer: better too early than never.
    callback();
    return () => undefined;
  }
}
