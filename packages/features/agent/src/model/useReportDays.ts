import { useState } from 'react';
import { DATE_PRESETS, type DatePreset, isDatePreset } from './periods';

/** Most days that the gateway answers at once, less one. */
const MOST_DAYS = 90;
const DAY_MS = 86_400_000;

/** Choices of a report's period: by one word, or from day to day. */
export const PERIOD_CHOICES = [...DATE_PRESETS, 'custom'] as const;
export type PeriodChoice = (typeof PERIOD_CHOICES)[number];

/** The days of a report as the gateway takes them. */
export type AskedDays = { datePreset: DatePreset } | { startDate: string; endDate: string };

export interface Days {
  /** ISO days; empty until they are chosen. */
  start: string;
  end: string;
}

/** Days that can be asked for; null while one is missing, they are the wrong way round or too many. */
export function toAskedDays({ start, end }: Days): AskedDays | null {
  const length = (Date.parse(end) - Date.parse(start)) / DAY_MS;
  return length >= 0 && length <= MOST_DAYS ? { startDate: start, endDate: end } : null;
}

/** True where both days are known and lie further apart than the gateway answers. */
export const isTooLong = ({ start, end }: Days): boolean =>
  (Date.parse(end) - Date.parse(start)) / DAY_MS > MOST_DAYS;

export interface ReportDays {
  choice: PeriodChoice;
  range: Days;
  /** What is asked for: the last days that could be. */
  asked: AskedDays;
  onChoose: (id: string) => void;
  onRange: (range: Days) => void;
}

/** The period of a report, begun with a preset. */
export function useReportDays(first: DatePreset): ReportDays {
  const [choice, setChoice] = useState<PeriodChoice>(first);
  const [range, setRange] = useState<Days>({ start: '', end: '' });
  const [asked, setAsked] = useState<AskedDays>({ datePreset: first });
  return {
    choice,
    range,
    asked,
    onChoose: (id) => {
      if (isDatePreset(id)) setAsked({ datePreset: id });
      setChoice(isDatePreset(id) ? id : 'custom');
    },
    onRange: (next) => {
      setRange(next);
      setAsked((before) => toAskedDays(next) ?? before);
    },
  };
}
