import { watchSize } from './watchSize';

function makeObserver(listener: IntersectionObserverCallback): IntersectionObserver | null {
  try {
    return new IntersectionObserver(listener);
  } catch {
    return null;
  }
}

/** How long the page has to stand still before the observer is let go. */
const QUIET_MS = 200;

/**
 * Calls `listener` whenever the element starts or stops being worth work: it is on screen, and the
 * tab is seen. It begins as not. Gives back the way to stop.
 *
 * The observer looks only while something may have moved. One that is always there makes Chromium
 * work through the page in each frame of any animation, which is ten times what a marquee costs.
 */
export function watchAwake(element: Element, listener: (isAwake: boolean) => void): () => void {
  let isOnScreen = false;
  let isAwake = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    const next = isOnScreen && !document.hidden;
    if (next === isAwake) return;
    isAwake = next;
    listener(next);
  };
  const observer = makeObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    if (quiet === undefined) observer?.disconnect();
    report();
  });
  // A browser that does not tell: better at work than never.
  if (observer === null) isOnScreen = true;
  const look = () => observer?.observe(element);
  const rest = () => {
    quiet = undefined;
    observer?.disconnect();
    // Whoever begins to observe is told once how things stand: nothing is missed between the two.
    look();
  };
  const follow = () => {
    clearTimeout(quiet);
    quiet = setTimeout(rest, QUIET_MS);
    look();
  };
  const handleVisibility = () => {
    look();
    report();
  };

  look();
  report();
  // The page grows and shrinks with what comes and goes above the element.
  const stopSizes = watchSize([element, document.body], look);
  // Captured, because scrolling does not bubble from a box around the element.
  document.addEventListener('scroll', follow, { passive: true, capture: true });
  window.addEventListener('resize', follow);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearTimeout(quiet);
    observer?.disconnect();
    stopSizes();
    document.removeEventListener('scroll', follow, { capture: true });
    window.removeEventListener('resize', follow);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
