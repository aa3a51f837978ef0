import type { components } from '../generated/contract';
import type { Tier } from './tiers';

export type Note = components['schemas']['ContractNote'];
type Code = Note['code'];

const SEVERITY: Readonly<Record<Code, Note['severity']>> = {
  neverReached: 'fault',
  paysLess: 'fault',
  paysNothing: 'fault',
  paysNoMore: 'warning',
  skips: 'note',
  gap: 'note',
};

/** What a step asks for, each part as small as it can be in sales that pay something. */
interface Least {
  activeMembers: number;
  periodBet: bigint;
  /** Null where it asks for no result. */
  result: bigint | null;
}

/** Only a time with a bet pays, which somebody made; and players can't lose more than they bet. */
function leastOf({ activeMembers, periodBet, periodProfitLoss }: Tier): Least {
  const lost = periodProfitLoss < 0n ? -periodProfitLoss : 0n;
  const bets = [1n, periodBet, lost].reduce((most, one) => (one > most ? one : most));
  return {
    activeMembers: Math.max(1, activeMembers),
    periodBet: bets,
    result: periodProfitLoss === 0n ? null : periodProfitLoss,
  };
}

/** Whether all sales that reach `tier` reach `other` too. */
function implies(tier: Tier, other: Tier): boolean {
  const [asked, needed] = [leastOf(tier), leastOf(other)];
  const hasResult =
    needed.result === null || (asked.result !== null && asked.result <= needed.result);
  return (
    asked.activeMembers >= needed.activeMembers && asked.periodBet >= needed.periodBet && hasResult
  );
}

/**
 * Whether sales can reach a step without reaching a later one, which would pay in its place. The sales that just
 * reach it tell: what they do not reach, no later step has in common with all others.
 */
export const isNeverReached = (tiers: readonly Tier[], at: number): boolean => {
  const tier = tiers[at];
  return tier !== undefined && tiers.slice(at + 1).some((later) => implies(tier, later));
};

/** What the author of the steps should know, lowest step first (AG-03). */
export function notesOf(tiers: readonly Tier[]): Note[] {
  return tiers.flatMap((tier, at) => {
    const before = tiers[at - 1];
    const codes: [Code, boolean][] = [
      ['gap', at === 0 && !tiers.some(asksForNothing)],
      ['neverReached', isNeverReached(tiers, at)],
      ['paysNothing', tier.rate === 0 && tier.amount === 0n],
      ['paysLess', before !== undefined && paysLess(tier, before)],
      ['paysNoMore', before !== undefined && paysTheSame(tier, before)],
      // Where the step before is never reached, that says it already.
      ['skips', before !== undefined && !implies(tier, before) && !implies(before, tier)],
    ];
    return codes
      .filter(([, holds]) => holds)
      .map(([code]) => ({ step: at, code, severity: SEVERITY[code] }));
  });
}

function asksForNothing(tier: Tier): boolean {
  const { activeMembers, periodBet, result } = leastOf(tier);
  return activeMembers === 1 && periodBet === 1n && result === null;
}

const paysLess = (tier: Tier, before: Tier): boolean =>
  tier.rate < before.rate || tier.amount < before.amount;

const paysTheSame = (tier: Tier, before: Tier): boolean =>
  tier.rate === before.rate && tier.amount === before.amount;
