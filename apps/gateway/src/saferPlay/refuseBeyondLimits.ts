import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { lockAccount } from '../wallet/lockAccount';
import { formatLimit, type LimitKind } from './limitName';
import { type Limit, readLimits } from './limits';
import { refuseWhilePaused } from './pauses';
import { type Usage, type UsageQuery, usageOf } from './usage';

interface Left {
  limit: Limit;
  left: bigint;
  usage: Usage;
}

/** Something that counts against limits: its kinds, and the field of the request that has the amount. */
export interface Counted {
  kinds: readonly LimitKind[];
  amount: bigint;
  field: string;
}

/** A bet counts as a stake, and may be lost. */
export const STAKED: readonly LimitKind[] = ['STAKE', 'LOSS'];

/**
 * Refuses what would pass one of the member's own limits (SP-03), or falls into a break (SP-07). Locks the account, so that of many calls at once each
 * sees what the others have used: call it before anything is written, inside the transaction that writes it.
 */
export async function refuseBeyondLimits(
  tx: Database,
  query: UsageQuery,
  { kinds, amount, field }: Counted,
): Promise<void> {
  await lockAccount(tx, query.accountId);
  // One that began while this call was on its way holds already.
  await refuseWhilePaused(tx, query.accountId, query.now);
  if (kinds.includes('STAKE')) await refuseAfterTime(tx, query);
  const least = await leastLeft(tx, query, kinds);
  if (least !== undefined && amount > least.left) throw reached(least, field);
}

/** Refuses to start a game whose first stake would already pass a limit. */
export async function refuseWithoutStake(db: Database, query: UsageQuery): Promise<void> {
  await refuseAfterTime(db, query);
  const least = await leastLeft(db, query, STAKED);
  if (least !== undefined && least.left <= 0n) throw reached(least);
}

/** Refuses to play on when the member's own limit of time is used up. */
async function refuseAfterTime(db: Database, query: UsageQuery): Promise<void> {
  const least = await leastLeft(db, query, ['SESSION_TIME']);
  if (least !== undefined && least.left <= 0n) throw reached(least);
}

/** The limit that leaves least; of several the one that lets go last. */
export async function leastLeft(
  db: Database,
  query: UsageQuery,
  kinds: readonly LimitKind[],
): Promise<Left | undefined> {
  let least: Left | undefined;
  for (const limit of await readLimits(db, query.accountId)) {
    if (limit.amount === null || !kinds.includes(limit.kind)) continue;
    const usage = await usageOf(db, limit, query);
    const left = leftOf(limit.amount, usage);
    const one = { limit, left, usage };
    if (least === undefined || isTighter(one, least)) least = one;
  }
  return least;
}

function isTighter(one: Left, other: Left): boolean {
  if (one.left !== other.left) return one.left < other.left;
  return (one.usage.freeAt?.getTime() ?? 0) > (other.usage.freeAt?.getTime() ?? 0);
}

/** What a limit leaves. One that was lowered below what is used leaves nothing. */
export const leftOf = (amount: bigint, { used }: Usage): bigint =>
  used > amount ? 0n : amount - used;

function reached({ limit, left, usage }: Left, field?: string): Refusal {
  const amount = formatLimit(limit.kind, left);
  return new Refusal('PLAY_LIMIT_REACHED', {
    value: {
      reachedLimit: {
        kind: limit.kind,
        period: limit.period,
        left: amount,
        freeAt: usage.freeAt?.toISOString() ?? null,
      },
      ...(field !== undefined && { fields: [{ field, code: 'ownLimit', limit: amount }] }),
    },
    ...(field !== undefined && { text: { key: 'ownLimit', limit: amount } }),
  });
}
