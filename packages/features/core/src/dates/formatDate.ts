import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { dateFormat } from '../formats/formats';

dayjs.extend(utc);

/** A calendar day of the wire, such as `2026-03-14`, in the format of the language. What is no day is returned unchanged. */
export function formatDay(day: string, tag: string): string {
  const at = dayjs.utc(day);
  return at.isValid()
    ? dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(at.toDate())
    : day;
}

/** A moment of the wire in the reader's time zone and the format of the language. */
export function formatMoment(at: string, tag: string): string {
  const moment = dayjs(at);
  return moment.isValid()
    ? dateFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(moment.toDate())
    : at;
}
