/** Two days as `yyyy-MM-dd`, both inclusive; '' for an open end. */
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

/** Offsets of the first and last day from today, in days. */
const EDGES: Readonly<Record<DateRangePresetId, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-6, 0],
  previous30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
};

/** Adds days to an ISO day. In UTC, where every day has the same length. */
function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The range of a preset. Previous and next ranges include today, so seven days are seven. `today` is an
 * ISO day; the caller passes it, because it depends on the time zone.
 */
export function presetRange(id: DateRangePresetId, today: string): DateRange {
  const [first, last] = EDGES[id];
  return { start: shiftDay(today, first), end: shiftDay(today, last) };
}

/** True if both days are set and the first is after the last. */
export const isReversed = ({ start, end }: DateRange): boolean =>
  start !== '' && end !== '' && start > end;
