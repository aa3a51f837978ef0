import { watchSize } from './watchSize';

function makeObserver(listener: IntersectionObserverCallback): IntersectionObserver | null {
  try {
    return new IntersectionObserver(listener);
  } catch {
    return null;
  }
}

/** Time without scrolling after which the observer disconnects, in ms. */
const QUIET_MS = 200;

/**
 * Calls `listener` whenever the element becomes worth work or stops being so: it is on screen and the tab is
 * visible. Starts as not. Returns a function that unsubscribes.
 *
 * The observer is connected only while something may have moved. A permanent one makes Chromium check the
 * page in each frame of any animation, which costs ten times as much as a marquee.
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
  // Without an observer: better to work than never to.
  if (observer === null) isOnScreen = true;
  const observe = () => observer?.observe(element);
  const handleQuiet = () => {
    quiet = undefined;
    observer?.disconnect();
    // A new observation reports the current state once, so nothing is missed in between.
    observe();
  };
  const follow = () => {
    clearTimeout(quiet);
    quiet = setTimeout(handleQuiet, QUIET_MS);
    observe();
  };
  const handleVisibility = () => {
    observe();
    report();
  };

  observe();
  report();
  // Content above the element may change the height of the page.
  const stopSizes = watchSize([element, document.body], observe);
  // Capture phase, because scroll events of containers do not bubble.
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
