import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { beyond, checkAmount, checkRate, notAmong } from '../money/bounds';
import { formatRate } from '../money/rates';
import { badRequest, type Refusal } from '../platform/refusal';
import type { RefusalTextKey } from '../platform/refusalTexts';
import { KIND_RULES, type KindRules } from './kinds';
import { fromWireTier, type Tier } from './tiers';

type Draft = components['schemas']['ContractDraft'];

/**
 * Reads the steps of a draft and holds them against the rules of the kind (AC-04). What makes no sense is
 * refused with BAD_REQUEST, more or less than may be promised with LIMIT_EXCEEDED; both name the field.
 */
export function readTiers(draft: Draft, maximumRate: number): Tier[] {
  const tiers = draft.tiers.map(fromWireTier);
  const rules = KIND_RULES[draft.kind];
  if (!rules.periods.includes(draft.period)) throw notAmong(rules.periods, 'period');
  if (tiers.length > rules.maximumTiers) throw beyond('count', String(rules.maximumTiers), 'tiers');
  for (const [at, tier] of tiers.entries())
    checkTier(tier, { at, before: tiers[at - 1], rules, maximumRate });
  return tiers;
}

interface TierContext {
  at: number;
  before: Tier | undefined;
  rules: KindRules;
  maximumRate: number;
}

/** Each step pays something, and at least as much as the step before. */
function checkTier(
  { rate, amount, periodBet }: Tier,
  { at, before, rules, maximumRate }: TierContext,
): void {
  const of = (field: keyof Tier) => `tiers.${String(at)}.${field}`;
  const least = { rate: before?.rate ?? 0, amount: before?.amount ?? 0n };
  if (periodBet < 0n) throw invalidTier(of('periodBet'), 'min', formatAmount(0n));
  if (amount < least.amount) throw invalidTier(of('amount'), 'min', formatAmount(least.amount));
  if (rate < least.rate)
    throw invalidTier(of('rate'), 'rateMin', String(least.rate), formatRate(least.rate));
  if (rate === 0 && amount === 0n) throw invalidTier(of('rate'), 'nothing');
  checkRate(rate, { min: 0, max: maximumRate, step: rules.rateStep }, of('rate'));
  checkAmount(amount, { min: 0n, max: rules.maximumAmount }, of('amount'));
}

const invalidTier = (
  field: string,
  code: RefusalTextKey,
  limit?: string,
  inWords = limit ?? '',
): Refusal =>
  badRequest([{ field, code, ...(limit !== undefined && { limit }) }], {
    key: code,
    limit: inWords,
  });
