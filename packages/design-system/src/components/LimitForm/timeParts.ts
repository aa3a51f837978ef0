import { plainText } from '../NumberField/plainText';

/** A time as it is typed: hours and minutes, each of which may be empty. */
export interface TimeParts {
  hours: string;
  minutes: string;
}

const MINUTES_AN_HOUR = 60;
/** Longer than any period. */
const PART = /^\d{0,4}$/;

/** Minutes, '90', as two parts; both are empty for ''. */
export function toParts(amount: string): TimeParts {
  if (amount === '') return { hours: '', minutes: '' };
  const all = Number(amount);
  return {
    hours: String(Math.floor(all / MINUTES_AN_HOUR)),
    minutes: String(all % MINUTES_AN_HOUR),
  };
}

/** Typed parts as minutes, '90'; null if they are no time above zero. More than 59 minutes are fine. */
export function toMinutes({ hours, minutes }: TimeParts): string | null {
  const parts = [hours, minutes].map((part) => plainText(part).trim());
  if (!parts.every((part) => PART.test(part))) return null;
  const all = Number(parts[0]) * MINUTES_AN_HOUR + Number(parts[1]);
  return all === 0 ? null : String(all);
}
