import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { Refusal } from '../platform/refusal';

export type LimitKind = components['schemas']['LimitKind'];
export type LimitPeriod = components['schemas']['LimitPeriod'];

/** Names a limit of a member. */
export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

const MINUTES_A_DAY = 24n * 60n;

/** Minutes of the longest period of each kind. */
const MINUTES: Readonly<Record<LimitPeriod, bigint>> = {
  DAY: MINUTES_A_DAY,
  WEEK: 7n * MINUTES_A_DAY,
  MONTH: 31n * MINUTES_A_DAY,
};

/** The most that a limit can be set to, null for no bound: nobody could reach a time that is longer than its period. */
export const mostOf = ({ kind, period }: LimitName): bigint | null =>
  kind === 'SESSION_TIME' ? MINUTES[period] : null;

/** An amount of a limit on the wire: money in minor units as a decimal string, time in whole minutes. */
export const formatLimit = (kind: LimitKind, amount: bigint): string =>
  kind === 'SESSION_TIME' ? String(amount) : formatAmount(amount);

/** The other way. The contract's pattern has room for both, so what is none of the kind is refused here. */
export function parseLimit(kind: LimitKind, text: string): bigint {
  const isWhole = !text.includes('.');
  if (isWhole !== (kind === 'SESSION_TIME'))
    throw new Refusal('BAD_REQUEST', { value: { fields: [{ field: 'amount', code: 'format' }] } });
  return isWhole ? BigInt(text) : parseAmount(text);
}
