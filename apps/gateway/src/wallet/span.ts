import { DAY_MS, type DaysAsked, type Span, spanOf } from '../platform/days';
import { badRequest } from '../platform/refusal';

const USUAL_DAYS = 7;
/** The contract of the wallet's histories lets a span be so long. */
const MOST_DAYS = 93;

/** The days that a history of the wallet is asked for, the last seven without any wish. */
export function historySpan(
  { startDate, endDate }: Pick<DaysAsked, 'startDate' | 'endDate'>,
  now: Date,
  offsetMinutes: number,
  usual = USUAL_DAYS,
): Span {
  const days = (asked: DaysAsked) => spanOf(asked, now, offsetMinutes, usual);
  // Both ends one by one, as a span of its own may only be shorter than this.
  const { from } =
    startDate === undefined ? days({ endDate }) : days({ startDate, endDate: startDate });
  const { to } = endDate === undefined ? days({}) : days({ startDate: endDate, endDate });
  if (to <= from || to.getTime() - from.getTime() > MOST_DAYS * DAY_MS)
    throw badRequest([
      { field: startDate === undefined ? 'endDate' : 'startDate', code: 'invalid' },
    ]);
  return { from, to };
}
