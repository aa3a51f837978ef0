import dayjs from 'dayjs';
import 'dayjs/locale/id';
import 'dayjs/locale/zh-cn';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(localizedFormat);
dayjs.extend(utc);

/** Names of the date library's locales where they are not the language's own tag. */
const LOCALES: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-cn' };

const localeOf = (tag: string): string => LOCALES[tag] ?? tag.toLowerCase();

/** A calendar day of the wire, such as `2026-03-14`, in the format of the language. What is no day is returned unchanged. */
export function formatDay(day: string, tag: string): string {
  const at = dayjs.utc(day);
  return at.isValid() ? at.locale(localeOf(tag)).format('LL') : day;
}

/** A moment of the wire in the reader's time zone and the format of the language. */
export function formatMoment(at: string, tag: string): string {
  const moment = dayjs(at);
  return moment.isValid() ? moment.locale(localeOf(tag)).format('LLL') : at;
}
