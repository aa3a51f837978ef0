import { useState } from 'react';
import { type AddressState, dayIn } from './addressState';
import { DATE_PRESETS, type DatePreset, isDatePreset } from './periods';
import { useAddressState } from './useAddressState';

/** The gateway answers one day more than this at once. */
const MAX_DAYS = 90;
const DAY_MS = 86_400_000;
/** Rows of one page that has all days of the longest period. */
export const ALL_DAYS = 100;

/** Choices of a report's period: a preset, or free days. */
export const PERIOD_CHOICES = [...DATE_PRESETS, 'custom'] as const;
export type PeriodChoice = (typeof PERIOD_CHOICES)[number];

/** The days of a report as the gateway takes them. */
export type DaysQuery = { datePreset: DatePreset } | { startDate: string; endDate: string };

export interface Days {
  /** ISO days; empty until they are chosen. */
  start: string;
  end: string;
}

/** The query for these days; null while one is missing, they are in the wrong order or too many. */
export function toDaysQuery({ start, end }: Days): DaysQuery | null {
  const length = (Date.parse(end) - Date.parse(start)) / DAY_MS;
  return length >= 0 && length <= MAX_DAYS ? { startDate: start, endDate: end } : null;
}

/** True where both days are known and lie further apart than the gateway answers. */
export const isTooLong = ({ start, end }: Days): boolean =>
  (Date.parse(end) - Date.parse(start)) / DAY_MS > MAX_DAYS;

export interface ReportDays {
  choice: PeriodChoice;
  range: Days;
  /** The query of the last valid days. */
  daysQuery: DaysQuery;
  onChoose: (id: string) => void;
  onRange: (range: Days) => void;
}

/** The period of the address, a preset or days; `first` where it has none. */
function periodIn({ period, from, to }: AddressState, first: DatePreset) {
  const range = { start: dayIn(from), end: dayIn(to) };
  const choice: PeriodChoice =
    period === 'custom' ? 'custom' : period !== undefined && isDatePreset(period) ? period : first;
  return {
    choice,
    range,
    daysQuery: choice === 'custom' ? toDaysQuery(range) : { datePreset: choice },
  };
}

/** The period of a report, at first a preset. It is kept in the address. */
export function useReportDays(first: DatePreset): ReportDays {
  const { state, write } = useAddressState();
  const { choice, range, daysQuery } = periodIn(state, first);
  const [last, setLast] = useState<DaysQuery>(daysQuery ?? { datePreset: first });
  if (daysQuery !== null && JSON.stringify(daysQuery) !== JSON.stringify(last)) setLast(daysQuery);
  return {
    choice,
    range,
    daysQuery: daysQuery ?? last,
    onChoose: (id) =>
      write(
        isDatePreset(id)
          ? { period: id === first ? '' : id, from: '', to: '', page: '' }
          : { period: 'custom', page: '' },
      ),
    onRange: ({ start, end }) =>
      write({ period: 'custom', from: start, to: end, page: '' }, { replace: true }),
  };
}
