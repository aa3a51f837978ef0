import { inDigitsOf, numberFormat } from '../formats/formats';

const two = (part: number): string => String(part).padStart(2, '0');

/** A time in ms as hours, minutes and seconds, `0:42:10`, in the digits of a language. */
export function timeText(ms: number, tag: string): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return inDigitsOf(tag, `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`);
}

/** The time of day of a moment in ms since 1970, `14:05`, in the reader's time zone and the digits of a language. */
export function timeOfDay(at: number, tag: string): string {
  const date = new Date(at);
  return inDigitsOf(tag, `${two(date.getHours())}:${two(date.getMinutes())}`);
}

/** Minutes in words of a language: `12 min`. */
export const minutesText = (minutes: number, tag: string): string =>
  numberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
