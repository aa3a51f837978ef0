import { type DateRangeQuery, HISTORY_DAYS, type Span, spanOf } from '../platform/days';

const USUAL_DAYS = 7;

/** Days of a history of the wallet; default: the last seven. */
export function historySpan(
  { startDate, endDate }: Pick<DateRangeQuery, 'startDate' | 'endDate'>,
  now: Date,
  offsetMinutes: number,
  usual = USUAL_DAYS,
): Span {
  return spanOf({ startDate, endDate }, now, offsetMinutes, usual, HISTORY_DAYS);
}
