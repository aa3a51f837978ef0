import type { components } from '../generated/contract';
import { badRequest, Refusal } from '../platform/refusal';
import { KIND_RULES } from './kinds';
import { fromWireTier, type Tier } from './tiers';

type Draft = components['schemas']['ContractDraft'];

/**
 * Reads the steps of a draft and holds them against the rules of the kind (AC-04). Steps that make no
 * sense are refused with BAD_REQUEST, more than may be promised with LIMIT_EXCEEDED.
 */
export function readTiers(draft: Draft, maximumRate: number): Tier[] {
  const tiers = draft.tiers.map(fromWireTier);
  if (!tiers.every(makesSense) || !isRising(tiers))
    throw badRequest([{ field: 'tiers', code: 'invalid' }]);
  const rules = KIND_RULES[draft.kind];
  const isAllowed =
    rules.periods.includes(draft.period) &&
    tiers.length <= rules.maximumTiers &&
    tiers.every(
      ({ rate, amount }) =>
        rate <= maximumRate && rate % rules.rateStep === 0 && amount <= rules.maximumAmount,
    );
  if (!isAllowed) throw new Refusal('LIMIT_EXCEEDED');
  return tiers;
}

function makesSense({ rate, amount, periodBet }: Tier): boolean {
  return periodBet >= 0n && amount >= 0n && (rate > 0 || amount > 0n);
}

/** Each step pays at least what the one before pays, or it would never be worth reaching. */
function isRising(tiers: readonly Tier[]): boolean {
  return tiers.every((tier, at) => {
    const before = tiers[at - 1];
    return before === undefined || (tier.rate >= before.rate && tier.amount >= before.amount);
  });
}
