import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { walletOf } from '../money/ledger';
import { Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import { findContract, isSideOf, type KnownContract } from './contracts';
import { nextDueAt, periodOf } from './periods';
import { projectionOf } from './projection';
import { contractPayout } from './schema';
import { slotSalesOf } from './slotSales';
import { latest, slotsOf } from './slots';
import { meetsResult, NO_SALES, type Sales, type Tier, toWireTier } from './tiers';
import { isInForce } from './views';

type Schemas = components['schemas'];

const WHOLE = 10_000;

/** How far a contract in force has come in its period, for a side of it (AG-05). */
export async function readProgress(
  db: Database,
  viewerId: number,
  contractId: string,
  { now, offsetMinutes }: { now: Date; offsetMinutes: number },
): Promise<Schemas['ContractProgress']> {
  const found = await findContract(db, contractId, isSideOf(viewerId));
  const { kind, period, startsAt, tiers } = found;
  if (!isInForce(found) || startsAt === null) throw new Refusal('STATE_CONFLICT');
  const whole = periodOf(period, latest(now, startsAt), offsetMinutes);
  const from = latest(whole.from, startsAt);
  const [top] = await db.select().from(account).where(eq(account.id, found.offereeId));
  if (top === undefined) throw new Error(`${contractId} is for nobody`);
  const slots = slotsOf(found, whole, offsetMinutes);
  // No bet is of a moment that is not there yet, so those of the period are those until now.
  const bySlot = await slotSalesOf(db, top, slots, { from, to: whole.to }, offsetMinutes);
  const total = [...bySlot.values()].at(-1)?.soFar ?? NO_SALES;
  const projection = projectionOf({ kind, tiers }, { slots, bySlot, total, from, now });
  const pending = await pendingOf(db, contractId);
  const nextAmount = pending > 0n ? pending : projection.running;
  const dueAt = nextDueAt({ kind, period, startsAt }, now, offsetMinutes);
  return {
    ...{ contractId, kind, period },
    startAt: from.toISOString(),
    endAt: whole.to.toISOString(),
    activeMembers: total.activeMembers,
    periodBet: formatAmount(total.periodBet),
    periodProfitLoss: formatAmount(total.periodProfitLoss),
    steps: tiers.map((tier) => stepOf(tier, total)),
    reached: projection.step || null,
    current: formatAmount(projection.current),
    low: formatAmount(projection.low),
    high: formatAmount(projection.high),
    nextSettlementAt: dueAt.toISOString(),
    nextAmount: formatAmount(nextAmount),
    ...(await coverOf(db, found, viewerId, nextAmount)),
  };
}

/** Which conditions of a step are met, and how much of each amount is there. */
function stepOf(tier: Tier, there: Sales): Schemas['ContractProgressStep'] {
  const areMembersMet = there.activeMembers >= tier.activeMembers;
  const isBetMet = there.periodBet >= tier.periodBet;
  const isResultMet = meetsResult(tier, there);
  return {
    tier: toWireTier(tier),
    isMet: areMembersMet && isBetMet && isResultMet,
    ...{ areMembersMet, isBetMet, isResultMet },
    betShare: isBetMet ? WHOLE : partOf(there.periodBet, tier.periodBet),
    resultShare: isResultMet ? WHOLE : partOf(there.periodProfitLoss, tier.periodProfitLoss),
  };
}

/** In basis points, rounded down: what is missing is never called whole. */
function partOf(there: bigint, needed: bigint): number {
  const part = needed === 0n ? 0n : (there * BigInt(WHOLE)) / needed;
  return Math.max(0, Math.min(WHOLE, Number(part)));
}

/** What is settled by a contract and not paid yet. */
async function pendingOf(db: Database, contractId: string): Promise<bigint> {
  const isPending = and(
    eq(contractPayout.contractId, contractId),
    eq(contractPayout.status, 'pending'),
  );
  const [found] = await db
    .select({ amount: sql<string>`coalesce(sum(${contractPayout.amount}), 0)::text` })
    .from(contractPayout)
    .where(isPending);
  return BigInt(found?.amount ?? 0);
}

/** Whether the viewer can pay; nobody is told of another's balance. */
async function coverOf(
  db: Database,
  { offererId }: KnownContract,
  viewerId: number,
  amount: bigint,
): Promise<Pick<Schemas['ContractProgress'], 'isCovered' | 'shortBy'>> {
  if (offererId !== viewerId) return { isCovered: null, shortBy: null };
  const short = amount - (await walletOf(db, viewerId)).amount;
  return { isCovered: short <= 0n, shortBy: short > 0n ? formatAmount(short) : null };
}
