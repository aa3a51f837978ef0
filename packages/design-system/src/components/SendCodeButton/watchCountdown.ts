/** Whole seconds until an instant, zero when it is over. */
export const secondsUntil = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now) / 1000));

/**
 * Calls `listener` with the seconds until an instant, now and at each change, down to zero. It rests
 * in a hidden tab and is right again when the tab is seen. Gives back the way to stop.
 */
export function watchCountdown(
  instant: number,
  listener: (secondsLeft: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    clearTimeout(timer);
    const now = Date.now();
    const left = secondsUntil(instant, now);
    listener(left);
    // Measured anew each time, or the seconds would drift away from the real ones.
    if (left > 0 && !document.hidden) timer = setTimeout(look, instant - now - (left - 1) * 1000);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
