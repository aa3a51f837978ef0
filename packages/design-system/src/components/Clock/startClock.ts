const two = (part: number): string => String(part).padStart(2, '0');

/** The local time as `DD/MM/YYYY HH:mm:ss`. */
function clockText(now: Date): string {
  const day = [two(now.getDate()), two(now.getMonth() + 1), now.getFullYear()].join('/');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)(:\d\d)?/;

/** The time that an ISO 8601 text says, in the zone that it is written in; empty for any other text. */
export function writtenTime(iso: string): string {
  const [, year, month, day, minute, second = ':00'] = ISO.exec(iso) ?? [];
  return minute === undefined ? '' : `${day}/${month}/${year} ${minute}${second}`;
}

/** Writes the local time into the element: its one text anew, for another in its place has to be styled too. */
export function writeTime(element: HTMLTimeElement, now: Date): void {
  if (element.firstChild instanceof Text) element.firstChild.data = clockText(now);
  else element.textContent = clockText(now);
}

/** Writes the time into the element now and at the start of each second; gives back the way to stop. */
export function startClock(element: HTMLTimeElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let minute: number | undefined;
  const tick = () => {
    const now = new Date();
    writeTime(element, now);
    // For machines the minute is enough: an attribute each second costs more than the text.
    if (minute !== now.getMinutes()) element.dateTime = `${now.toISOString().slice(0, 16)}Z`;
    minute = now.getMinutes();
    // Measured anew each time, or the seconds would drift away from the real ones.
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  tick();
  return () => clearTimeout(timer);
}
