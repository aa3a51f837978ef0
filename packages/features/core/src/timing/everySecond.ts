const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
  // Computed each time: a fixed interval would drift from the clock's seconds.
  timer = setTimeout(tick, 1000 - (Date.now() % 1000));
}

function mind(): void {
  clearTimeout(timer);
  timer = undefined;
  if (listeners.size > 0 && !document.hidden) tick();
}

/** Calls back now and at each second while the tab is visible, all by one timer. Returns a function that stops it. */
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
