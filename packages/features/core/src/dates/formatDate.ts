import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { i18n } from 'i18next';
import { getI18n } from 'react-i18next';
import { inDigitsOf } from '../formats/formats';

dayjs.extend(utc);

/** Formats of English, until the texts of a language are there. */
const ENGLISH = {
  day: 'MMMM D, YYYY',
  moment: 'MMMM D, YYYY h:mm A',
  shortDay: 'MM/DD/YYYY',
  shortMoment: 'MM/DD/YYYY h:mm A',
} as const;

/** Its type says that there always is one. */
const translator = (): i18n | undefined => getI18n();

/**
 * Names of months and formats are texts of each language: Chromium has none of six languages, and calendars other than the
 * Gregorian one are the standard of two.
 */
const textOf = (tag: string, name: 'months' | keyof typeof ENGLISH): string | undefined =>
  translator()?.getResource(tag, 'common', `dates.${name}`) as string | undefined;

const known = new Set<string>();

/** The date library's locale of a language, made of its texts (I18N-03). */
function localeOf(tag: string): string {
  // The library reads a hyphen as the beginning of a region.
  const name = `parlour${tag.replaceAll('-', '').toLowerCase()}`;
  const months = textOf(tag, 'months')?.split('_');
  if (months === undefined) return 'en';
  if (!known.has(name))
    dayjs.locale({ name, months, formats: {}, relativeTime: {} }, undefined, true);
  known.add(name);
  return name;
}

const format = (date: Dayjs, tag: string, name: keyof typeof ENGLISH): string =>
  inDigitsOf(tag, date.locale(localeOf(tag)).format(textOf(tag, name) ?? ENGLISH[name]));

const formatAt = (at: string, tag: string, name: keyof typeof ENGLISH): string => {
  const moment = dayjs(at);
  return moment.isValid() ? format(moment, tag, name) : at;
};

/** A calendar day of the wire, such as `2026-03-14`, in the format of the language. What is no day is returned unchanged. */
export function formatDay(day: string, tag: string): string {
  const at = dayjs.utc(day);
  return at.isValid() ? format(at, tag, 'day') : day;
}

/** A moment of the wire in the reader's time zone and the format of the language. */
export const formatMoment = (at: string, tag: string): string => formatAt(at, tag, 'moment');

/** The same, short enough for a column. */
export const shortMoment = (at: string, tag: string): string => formatAt(at, tag, 'shortMoment');

/** The day of a moment of the wire, short enough for a column. */
export const shortDay = (at: string, tag: string): string => formatAt(at, tag, 'shortDay');
