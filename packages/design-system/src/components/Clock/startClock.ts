const two = (part: number): string => String(part).padStart(2, '0');

/** The local time as `DD/MM/YYYY HH:mm:ss`. */
export function clockText(now: Date): string {
  const day = [two(now.getDate()), two(now.getMonth() + 1), now.getFullYear()].join('/');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

/** Writes the time into the element now and at the start of each second; gives back the way to stop. */
export function startClock(element: HTMLTimeElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const now = new Date();
    element.textContent = clockText(now);
    element.dateTime = now.toISOString();
    // Measured anew each time, or the seconds would drift away from the real ones.
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  tick();
  return () => clearTimeout(timer);
}
