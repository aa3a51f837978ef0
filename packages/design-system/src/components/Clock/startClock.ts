const two = (part: number): string => String(part).padStart(2, '0');

/** The local time as `DD/MM/YYYY HH:mm:ss`. */
function clockText(now: Date): string {
  const day = [two(now.getDate()), two(now.getMonth() + 1), now.getFullYear()].join('/');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)(:\d\d)?/;

/** An ISO 8601 time as `DD/MM/YYYY HH:mm:ss` in its own offset; empty for any other text. */
export function writtenTime(iso: string): string {
  const [, year, month, day, minute, second = ':00'] = ISO.exec(iso) ?? [];
  return minute === undefined ? '' : `${day}/${month}/${year} ${minute}${second}`;
}

/** Writes the local time into the element. It reuses the text node: a new one would cost a style calculation. */
export function writeTime(element: HTMLTimeElement, now: Date): void {
  if (element.firstChild instanceof Text) element.firstChild.data = clockText(now);
  else element.textContent = clockText(now);
}

/** Writes the time now and at the start of each second. Returns a function that stops it. */
export function startClock(element: HTMLTimeElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let minute: number | undefined;
  const tick = () => {
    const now = new Date();
    writeTime(element, now);
    // `dateTime` only needs the minute: setting an attribute costs more than changing text.
    if (minute !== now.getMinutes()) element.dateTime = `${now.toISOString().slice(0, 16)}Z`;
    minute = now.getMinutes();
    // Computed on every tick, or the clock would drift.
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  tick();
  return () => clearTimeout(timer);
}
