const DAY_MS = 86_400_000;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** The month of a day, as `yyyy-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Adds days to an ISO day. In UTC, where every day has the same length. */
const addDays = (day: string, count: number): string =>
  iso(new Date(at(day).getTime() + count * DAY_MS));

/** Adds months to an ISO day; of a shorter month it is the last day. */
export function addMonths(day: string, count: number): string {
  const first = at(`${monthOf(day)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8)), last));
  return iso(first);
}

/** The day of the week from 1 for Monday to 7 for Sunday, as in ISO 8601. */
export const weekdayOf = (day: string): number => at(day).getUTCDay() || 7;

/** The day, or the nearest one between both ends. */
export function clampDay(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** How many days a day is after the beginning of its week. */
const pastWeekStart = (day: string, weekStart: number): number =>
  (weekdayOf(day) - weekStart + 7) % 7;

/** The weeks of a month; undefined stands for days of its neighbours. */
export function weeksOf(month: string, weekStart: number): (string | undefined)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -pastWeekStart(first, weekStart));
  const weeks: (string | undefined)[][] = [];
  for (let day = start; monthOf(day) <= month; day = addDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, past) => addDays(day, past)).map((each) =>
        monthOf(each) === month ? each : undefined,
      ),
    );
  return weeks;
}

interface KeyOptions {
  isRightToLeft: boolean;
  hasShift: boolean;
  weekStart: number;
}

/** The day that a key leads to, or undefined for keys that are not the calendar's. */
export function dayForKey(
  key: string,
  day: string,
  { isRightToLeft, hasShift, weekStart }: KeyOptions,
): string | undefined {
  const forwards = isRightToLeft ? -1 : 1;
  const past = pastWeekStart(day, weekStart);
  const months = hasShift ? 12 : 1;
  const ways: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -forwards),
    ArrowRight: () => addDays(day, forwards),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -past),
    End: () => addDays(day, 6 - past),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return ways[key]?.();
}
