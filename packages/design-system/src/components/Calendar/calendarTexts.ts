import { weekdayOf } from './calendarDays';

export interface CalendarLabels {
  /** Name of the button that shows the month before. */
  previous: string;
  next: string;
  /** Name of the field for the month. */
  month: string;
  /** Name of the field for the year. */
  year: string;
  /** Text of the button that leads to today. */
  today: string;
  /** Text of the button of a `CalendarPopover` before a day is chosen. */
  choose: string;
  /** What a screen reader adds to the first day of a range. */
  rangeStart: string;
  rangeEnd: string;
  /** Names of the months as headings, from January on, joined by underscores. */
  months: string;
  /** The same within a date; they differ in a few languages. */
  dayMonths: string;
  /** Names of the days from Monday on, joined by underscores. */
  weekdays: string;
  /** The same, short enough for a column. */
  shortWeekdays: string;
  /** The one of `weekdays` that a week begins with. */
  weekStart: string;
  /** Heading of a month. */
  monthYear: (month: string, year: string) => string;
  /** A whole date, such as 'Saturday, November 21, 2026'. */
  day: (weekday: string, day: string, month: string, year: string) => string;
  /** A number in the digits of the language. */
  number: (value: number) => string;
}

const namesOf = (joined: string | undefined): readonly string[] => joined?.split('_') ?? [];

/**
 * Words and numbers of a calendar. Not by `Intl`, which lacks six of the languages in Chromium, and counts years
 * otherwise in others (decision 0072).
 */
export function readTexts(texts: Partial<CalendarLabels>) {
  const weekdays = namesOf(texts.weekdays);
  const shortWeekdays = namesOf(texts.shortWeekdays);
  const dayMonths = namesOf(texts.dayMonths);
  const months = namesOf(texts.months);
  // Digit by digit, because a year has no separator.
  const digits = (value: string): string =>
    value.replace(/\d/g, (digit) => texts.number?.(Number(digit)) ?? digit);
  const nameOf = (names: readonly string[], month: string): string =>
    names[Number(month.slice(5, 7)) - 1] ?? month.slice(5, 7);
  return {
    digits,
    /** From 1 for Monday to 7 for Sunday. */
    weekStart: weekdays.indexOf(texts.weekStart ?? '') + 1 || 1,
    months: Array.from({ length: 12 }, (_, at) => months[at] ?? String(at + 1)),
    weekday: (at: number): string => weekdays[at - 1] ?? String(at),
    shortWeekday: (at: number): string => shortWeekdays[at - 1] ?? String(at),
    heading: (month: string): string =>
      texts.monthYear?.(nameOf(months, month), digits(month.slice(0, 4))) ?? month,
    date: (day: string): string =>
      texts.day?.(
        weekdays[weekdayOf(day) - 1] ?? '',
        digits(String(Number(day.slice(8)))),
        nameOf(dayMonths, day),
        digits(day.slice(0, 4)),
      ) ?? day,
  };
}
