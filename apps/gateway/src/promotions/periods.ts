import { periodOf as namedPeriodOf } from '../contracts/periods';
import type { Span } from '../platform/days';

/** Day, week from Monday, half month, month (PROMO-01). */
export const PERIODS = ['D', 'W', 'H', 'M'] as const;
export type Period = (typeof PERIODS)[number];

const NAMES = { D: 'daily', W: 'weekly', H: 'semimonthly', M: 'monthly' } as const;

/** The merchant's period that contains a moment, as in contracts; the offset is in minutes east of UTC. */
export function periodOf(period: Period, moment: Date, offsetMinutes: number): Span {
  return namedPeriodOf(NAMES[period], moment, offsetMinutes);
}
