import { type DateRange, presetRange } from '@parlour/design-system/DateRangeField';
import { useState } from 'react';
import { latestDay } from './latestDay';

/** Rows on a page of records. */
const ROWS = 20;

/** The filter of a list of records. */
export interface RecordFilter<Choice extends string> {
  range: DateRange;
  onRange: (event: { value: DateRange }) => void;
  /** By name; an empty string means all. */
  choices: Readonly<Record<Choice, string>>;
  onChoose: (name: Choice, value: string) => void;
}

interface RecordQuery<Choice extends string> {
  startDate?: string;
  endDate?: string;
  pageNo: number;
  pageSize: number;
  /** The choices without those that mean all. */
  chosen: Partial<Record<Choice, string>>;
}

/** Days and choices of a list of records, and the page of it (WAL-04). Days in the wrong order change no query. */
export function useRecordFilter<Choice extends string>(
  start: Record<Choice, string>,
): {
  filter: RecordFilter<Choice>;
  query: RecordQuery<Choice>;
  onPage: (page: number) => void;
} {
  const [range, setRange] = useState<DateRange>(() => presetRange('previous7', latestDay()));
  const [applied, setApplied] = useState(range);
  const [choices, setChoices] = useState(start);
  const [pageNo, setPageNo] = useState(1);
  const chosen = Object.fromEntries(
    Object.entries(choices).filter(([, value]) => value !== ''),
  ) as Partial<Record<Choice, string>>;
  return {
    filter: {
      range,
      onRange: ({ value }) => {
        setRange(value);
        if (value.start !== '' && value.end !== '' && value.start > value.end) return;
        setApplied(value);
        setPageNo(1);
      },
      choices,
      onChoose: (name, value) => {
        setChoices({ ...choices, [name]: value });
        setPageNo(1);
      },
    },
    query: {
      ...(applied.start === '' ? {} : { startDate: applied.start }),
      ...(applied.end === '' ? {} : { endDate: applied.end }),
      pageNo,
      pageSize: ROWS,
      chosen,
    },
    onPage: setPageNo,
  };
}
