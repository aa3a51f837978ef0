const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
  // Measured anew each time, or the seconds would drift away from the real ones.
  timer = setTimeout(tick, 1000 - (Date.now() % 1000));
}

function mind(): void {
  clearTimeout(timer);
  timer = undefined;
  if (listeners.size > 0 && !document.hidden) tick();
}

/** Calls back now and at the start of each second while the tab is seen, all by one timer; gives the way to stop. */
export function everySecond(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', mind);
  listeners.add(listener);
  listener();
  if (timer === undefined) mind();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', mind);
    mind();
  };
}
