import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { shareOf } from '../money/rates';
import { gameResultOf } from '../money/results';
import type { ContractKind } from './kinds';
import type { contractTier } from './schema';

type WireTier = components['schemas']['ContractTier'];

/** One step of a contract, amounts in minor units. */
export type Tier = Omit<typeof contractTier.$inferSelect, 'contractId' | 'position'>;

/** What people did in some time: how many bet, what they bet, and what they won less what they lost. */
export interface Sales {
  activeMembers: number;
  periodBet: bigint;
  periodProfitLoss: bigint;
}

export const NO_SALES: Sales = { activeMembers: 0, periodBet: 0n, periodProfitLoss: 0n };

/** Sales from what was bet and what of it was won back. */
export function toSales(activeMembers: number, stake: bigint, payout: bigint): Sales {
  const periodProfitLoss = gameResultOf({ stake, payout });
  return { activeMembers, periodBet: stake, periodProfitLoss };
}

export function fromWireTier({ periodBet, periodProfitLoss, amount, ...tier }: WireTier): Tier {
  return {
    ...tier,
    periodBet: parseAmount(periodBet),
    periodProfitLoss: parseAmount(periodProfitLoss),
    amount: parseAmount(amount),
  };
}

export function toWireTier(tier: Tier): WireTier {
  return {
    rate: tier.rate,
    activeMembers: tier.activeMembers,
    periodBet: formatAmount(tier.periodBet),
    periodProfitLoss: formatAmount(tier.periodProfitLoss),
    amount: formatAmount(tier.amount),
  };
}

/** The highest of the steps; contracts are compared by it. */
export function highestRate(tiers: readonly Pick<Tier, 'rate'>[]): number {
  return Math.max(0, ...tiers.map(({ rate }) => rate));
}

/** Which conditions of a step are met. */
export function conditionsMet(tier: Tier, sales: Sales): Record<keyof Sales, boolean> {
  return {
    activeMembers: sales.activeMembers >= tier.activeMembers,
    periodBet: sales.periodBet >= tier.periodBet,
    periodProfitLoss: meetsResult(tier, sales),
  };
}

/** The highest step, lowest first, whose conditions are all met; none if not even the first is. */
export function reachedTier(tiers: readonly Tier[], sales: Sales): Tier | undefined {
  return tiers.findLast((tier) => Object.values(conditionsMet(tier, sales)).every(Boolean));
}

/** A result is reached by falling to it: the more players lose, the lower it is. 0.00 asks for nothing. */
export function meetsResult(tier: Tier, { periodProfitLoss }: Sales): boolean {
  return tier.periodProfitLoss === 0n || periodProfitLoss <= tier.periodProfitLoss;
}

/**
 * What a reached step pays for sales: a dividend a share of what the players lost, a salary a share of
 * what they bet, and the fixed sum. Never less than nothing; a time without bets pays nothing.
 */
export function payoutOf(kind: ContractKind, tier: Tier, sales: Sales): bigint {
  if (sales.periodBet === 0n) return 0n;
  return rateShare(kind, tier.rate, sales) + tier.amount;
}

/** What a settlement gives: the step that was reached, and what it pays. */
export interface Outcome {
  reached: Tier | undefined;
  amount: bigint;
}

/**
 * What steps give for the sales of a settlement, with conditions held against those of the period so far. Settlements,
 * simulations and projections all go by it, so that a contract that was tried pays what it showed.
 */
export function outcomeOf(
  kind: ContractKind,
  tiers: readonly Tier[],
  { sales, soFar }: { sales: Sales; soFar: Sales },
): Outcome {
  const reached = reachedTier(tiers, soFar);
  return { reached, amount: reached === undefined ? 0n : payoutOf(kind, reached, sales) };
}

/** What of a payout is the fixed sum of the step that was reached. */
export function fixedPartOf({
  kind,
  rate,
  amount,
  ...sales
}: { kind: ContractKind; rate: number; amount: bigint } & Omit<Sales, 'activeMembers'>): bigint {
  return amount === 0n ? 0n : amount - rateShare(kind, rate, sales);
}

/** What the rate of a kind is applied to: what the players lost, or what they bet. */
export function baseOf(
  kind: ContractKind,
  { periodBet, periodProfitLoss }: Omit<Sales, 'activeMembers'>,
): bigint {
  if (kind !== 'dividend') return periodBet;
  return periodProfitLoss < 0n ? -periodProfitLoss : 0n;
}

const rateShare = (kind: ContractKind, rate: number, sales: Omit<Sales, 'activeMembers'>): bigint =>
  shareOf(baseOf(kind, sales), rate);
