import type { Database } from '../database/open';
import type { EventName } from '../inbox/events';
import { type AccountEvent, amountText, notifyAccounts } from '../inbox/notifyAccounts';
import type { TextValue } from '../platform/texts';
import type { LimitKind, LimitName } from './limitName';
import { TEXTS } from './texts';
import { timeText } from './timeText';

const KINDS = TEXTS.group('kind');
const PERIODS = TEXTS.group('period');

const toText = (kind: LimitKind, amount: bigint): TextValue =>
  kind === 'SESSION_TIME' ? timeText(amount) : amountText(amount);

/** An event about a limit; `amount` is in minor units or minutes, null for none. */
export const limitEvent = (
  accountId: number,
  name: EventName,
  { kind, period, amount }: LimitName & { amount: bigint | null },
): AccountEvent => ({
  accountId,
  name,
  values: {
    kind: KINDS[kind],
    period: PERIODS[period],
    amount: amount === null ? '' : toText(kind, amount),
  },
});

/** A limit, and what waits. */
type LimitState = LimitName & { amount: bigint | null; waiting: object | null };

/** What has become of a limit. */
function eventOf(before: LimitState, after: LimitState): EventName {
  if (after.waiting !== null) return 'limitWaits';
  if (after.amount === before.amount) return 'limitKept';
  return after.amount === null ? 'limitRemoved' : 'limitSet';
}

/** Tells a member of a changed limit, in the transaction of the change (TR-06). */
export const notifyOfLimit = (
  tx: Database,
  accountId: number,
  { before, after, at }: { before: LimitState; after: LimitState; at: Date },
): Promise<void> => notifyAccounts(tx, [limitEvent(accountId, eventOf(before, after), after)], at);
