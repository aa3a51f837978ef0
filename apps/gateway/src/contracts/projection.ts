import type { ContractKind } from './kinds';
import { plus, type Slot, type SlotSales } from './slots';
import { NO_SALES, outcomeOf, type Sales, type Tier } from './tiers';

/** A running period: its settlements, and what was bet in them until now. */
export interface Running {
  slots: readonly Slot[];
  bySlot: ReadonlyMap<number, SlotSales>;
  /** All sales of the period until now. */
  total: Sales;
  /** Since when sales count. */
  from: Date;
  now: Date;
}

/** What a running period pays, in minor units. */
export interface Projection {
  /** Reached by the sales so far, from 1; 0 for none. */
  step: number;
  /** If it ended now. */
  current: bigint;
  /** What no bet can take away any more. */
  low: bigint;
  /** If bets and result go on as so far, with the same people. */
  high: bigint;
  /** Of the settlement that is running, as things stand. */
  running: bigint;
}

/** Projects a period by the code that pays: what is over, what is running, and the rest at the pace so far (AG-05). */
export function projectionOf(
  { kind, tiers }: { kind: ContractKind; tiers: readonly Tier[] },
  { slots, bySlot, total, from, now }: Running,
): Projection {
  const amountOf = (known: SlotSales) => outcomeOf(kind, tiers, known).amount;
  const { reached } = outcomeOf(kind, tiers, { sales: total, soFar: total });
  const elapsed = now.getTime() - from.getTime();
  let [over, running, high] = [0n, 0n, 0n];
  let soFar = total;
  for (const [at, { span }] of slots.entries()) {
    const known = bySlot.get(at);
    if (span.to <= now) {
      over += known === undefined ? 0n : amountOf(known);
      continue;
    }
    if (known !== undefined) running += amountOf(known);
    const open = span.to.getTime() - Math.max(span.from.getTime(), now.getTime());
    const more = atPace(total, open, elapsed);
    soFar = plus(soFar, more);
    const sales = plus(known?.sales ?? { ...NO_SALES, activeMembers: total.activeMembers }, more);
    high += amountOf({ sales, soFar });
  }
  const canTurn = kind === 'dividend' || tiers.some((tier) => tier.periodProfitLoss !== 0n);
  return {
    step: reached === undefined ? 0 : tiers.indexOf(reached) + 1,
    current: over + running,
    low: canTurn ? over : over + running,
    high: over + high,
    running,
  };
}

/** What is bet in some time at the pace of the time so far; the same people go on. */
function atPace({ periodBet, periodProfitLoss }: Sales, open: number, elapsed: number): Sales {
  if (elapsed <= 0) return NO_SALES;
  const part = (amount: bigint) => (amount * BigInt(open)) / BigInt(elapsed);
  return {
    activeMembers: 0,
    periodBet: part(periodBet),
    periodProfitLoss: part(periodProfitLoss),
  };
}
