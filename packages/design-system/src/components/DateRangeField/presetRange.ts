/** Two days as `yyyy-MM-dd`, both included; an edge that is open is empty. */
export interface DateRange {
  start: string;
  end: string;
}

export const DATE_RANGE_PRESETS = [
  'today',
  'yesterday',
  'previous7',
  'previous30',
  'next7',
  'next30',
] as const;
export type DateRangePresetId = (typeof DATE_RANGE_PRESETS)[number];

const DAY_MS = 86_400_000;

/** Days from today to the first and to the last day of the range. */
const EDGES: Readonly<Record<DateRangePresetId, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-6, 0],
  previous30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
};

/** The day that lies `days` after an ISO day. In UTC, where every day has the same length. */
function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days of a preset. The previous and the next ones count today, so that seven days are seven.
 * `today` is an ISO day: which one it is, only the owner's time zone can tell.
 */
export function presetRange(id: DateRangePresetId, today: string): DateRange {
  const [first, last] = EDGES[id];
  return { start: shiftDay(today, first), end: shiftDay(today, last) };
}

/** True where both days are known and the first comes after the last. */
export const isReversed = ({ start, end }: DateRange): boolean =>
  start !== '' && end !== '' && start > end;
