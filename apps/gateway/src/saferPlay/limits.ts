import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { lockAccount } from '../wallet/lockAccount';
import type { MarketPolicy } from './checkPolicy';
import { addDuration } from './durations';
import type { LimitName } from './limitName';
import { notifyOfLimit } from './notifyOfLimit';
import { limitChange } from './schema';

/** A limit of a member as it is, in minor units or minutes. */
export interface Limit extends LimitName {
  /** Null for none. */
  amount: bigint | null;
  waiting: { amount: bigint | null; confirmableAt: Date } | null;
}

/** The limits that a policy offers. */
const offeredBy = ({ limits }: MarketPolicy): LimitName[] =>
  limits.kinds.flatMap(({ kind, periods }) => periods.map((period) => ({ kind, period })));

const isSame = (a: LimitName, b: LimitName): boolean => a.kind === b.kind && a.period === b.period;

const isAtMost = (amount: bigint | null, most: bigint | null): boolean =>
  most === null || (amount !== null && amount <= most);

/** All limits that a member has set, also those that are gone again. */
export async function readLimits(db: Database, accountId: number): Promise<Limit[]> {
  const rows = await db
    .selectDistinctOn([limitChange.kind, limitChange.period])
    .from(limitChange)
    .where(eq(limitChange.accountId, accountId))
    .orderBy(limitChange.kind, limitChange.period, desc(limitChange.id));
  return rows.map(({ kind, period, amount, waitingAmount, confirmableAt }) => ({
    kind,
    period,
    amount,
    waiting: confirmableAt === null ? null : { amount: waitingAmount, confirmableAt },
  }));
}

/** A member's limits: those that the policy offers in its order, then others that still hold. */
export async function listLimits(
  db: Database,
  accountId: number,
  policy: MarketPolicy,
): Promise<Limit[]> {
  const set = await readLimits(db, accountId);
  const offered = offeredBy(policy);
  const rest = set.filter(
    (limit) => limit.amount !== null && !offered.some((name) => isSame(name, limit)),
  );
  return [
    ...offered.map((name) => set.find((limit) => isSame(name, limit)) ?? none(name)),
    ...rest,
  ];
}

const none = ({ kind, period }: LimitName): Limit => ({
  kind,
  period,
  amount: null,
  waiting: null,
});

/** What a member wants of a limit. */
export interface LimitWish extends LimitName {
  amount: bigint | null;
}

/** Sets a lower limit at once, and lets a higher one wait. Whatever waited is replaced. */
export function setLimit(
  db: Database,
  accountId: number,
  wish: LimitWish,
  { policy, now }: { policy: MarketPolicy; now: Date },
): Promise<Limit> {
  return change(db, accountId, wish, now, (limit) => {
    if (limit.amount === null && !offeredBy(policy).some((name) => isSame(name, wish)))
      throw new Refusal('FEATURE_OFF');
    if (isAtMost(wish.amount, limit.amount))
      return { ...limit, amount: wish.amount, waiting: null };
    const confirmableAt = addDuration(now, policy.limits.raiseDelay);
    return { ...limit, waiting: { amount: wish.amount, confirmableAt } };
  });
}

/** The second yes to the limit that waits. */
export function confirmLimit(
  db: Database,
  accountId: number,
  wish: LimitWish,
  now: Date,
): Promise<Limit> {
  return change(db, accountId, wish, now, (limit) => {
    const { waiting } = limit;
    // The same yes, sent again.
    if (waiting === null && limit.amount === wish.amount) return limit;
    if (waiting === null || waiting.amount !== wish.amount || now < waiting.confirmableAt)
      throw new Refusal('STATE_CONFLICT');
    return { ...limit, amount: waiting.amount, waiting: null };
  });
}

/** Calls the limit back that waits. */
export const revokeLimit = (
  db: Database,
  accountId: number,
  name: LimitName,
  now: Date,
): Promise<Limit> =>
  change(db, accountId, name, now, (limit) =>
    limit.waiting === null ? limit : { ...limit, waiting: null },
  );

/** Changes of one account wait for each other, and for whatever is counted against a limit. */
function change(
  db: Database,
  accountId: number,
  name: LimitName,
  changedAt: Date,
  next: (limit: Limit) => Limit,
): Promise<Limit> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const set = await readLimits(tx, accountId);
    const limit = set.find((one) => isSame(one, name)) ?? none(name);
    const after = next(limit);
    if (isUnchanged(limit, after)) return limit;
    await tx.insert(limitChange).values({
      accountId,
      kind: after.kind,
      period: after.period,
      amount: after.amount,
      waitingAmount: after.waiting?.amount ?? null,
      confirmableAt: after.waiting?.confirmableAt ?? null,
      changedAt,
    });
    await notifyOfLimit(tx, accountId, { before: limit, after, at: changedAt });
    return after;
  });
}

const isUnchanged = (a: Limit, b: Limit): boolean =>
  a.amount === b.amount &&
  a.waiting?.amount === b.waiting?.amount &&
  a.waiting?.confirmableAt.getTime() === b.waiting?.confirmableAt.getTime();
