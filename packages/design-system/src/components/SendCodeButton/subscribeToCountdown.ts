import { waitUntil } from './waitUntil';

/**
 * Calls `listener` with the seconds until an instant, now and at each change, down to zero. It pauses in a
 * hidden tab and catches up when the tab is visible. Returns a function that stops it.
 */
export function subscribeToCountdown(
  instant: number,
  listener: (secondsLeft: number) => void,
): () => void {
  const leftOf = waitUntil(instant);
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    clearTimeout(timer);
    const left = leftOf();
    const seconds = Math.ceil(left / 1000);
    listener(seconds);
    // Recalculated each time, or the seconds would drift from the clock.
    if (seconds > 0 && !document.hidden) timer = setTimeout(tick, left - (seconds - 1) * 1000);
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
