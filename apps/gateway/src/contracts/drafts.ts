import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { beyond, checkAmount, checkRate, notAmong } from '../money/bounds';
import { formatRate } from '../money/rates';
import { badRequest, type Refusal } from '../platform/refusal';
import type { RefusalTextKey } from '../platform/refusalTexts';
import { KIND_RULES, type KindRules } from './kinds';
import { isNeverReached } from './notes';
import { fromWireTier, type Tier } from './tiers';

/** What is promised, to whomever. */
export type Promised = Pick<components['schemas']['ContractDraft'], 'kind' | 'period' | 'tiers'>;

/**
 * Reads the steps of a draft and holds each against the terms of the kind (AC-04). More or less than may be promised
 * is refused with LIMIT_EXCEEDED and its field.
 */
export function readTiers(draft: Promised, maximumRate: number): Tier[] {
  const tiers = draft.tiers.map(fromWireTier);
  const rules = KIND_RULES[draft.kind];
  if (!rules.periods.includes(draft.period)) throw notAmong(rules.periods, 'period');
  if (tiers.length > rules.maximumTiers) throw beyond('count', String(rules.maximumTiers), 'tiers');
  for (const [at, tier] of tiers.entries()) checkTerms(tier, { at, rules, maximumRate });
  return tiers;
}

/** The same, and refuses with BAD_REQUEST and its field what makes no sense beside the other steps (AG-03). */
export function readSoundTiers(draft: Promised, maximumRate: number): Tier[] {
  const tiers = readTiers(draft, maximumRate);
  for (const [at, tier] of tiers.entries()) checkOrder(tier, tiers[at - 1], at);
  const never = tiers.findIndex((_, at) => isNeverReached(tiers, at));
  if (never !== -1) throw invalidTier(fieldOf(never, 'activeMembers'), 'neverReached');
  return tiers;
}

interface TierContext {
  at: number;
  rules: KindRules;
  maximumRate: number;
}

const fieldOf = (at: number, field: keyof Tier): string => `tiers.${String(at)}.${field}`;

function checkTerms(
  { rate, amount, periodBet }: Tier,
  { at, rules, maximumRate }: TierContext,
): void {
  const nothing = formatAmount(0n);
  if (periodBet < 0n) throw invalidTier(fieldOf(at, 'periodBet'), 'min', nothing);
  if (amount < 0n) throw invalidTier(fieldOf(at, 'amount'), 'min', nothing);
  checkRate(rate, { min: 0, max: maximumRate, step: rules.rateStep }, fieldOf(at, 'rate'));
  checkAmount(amount, { min: 0n, max: rules.maximumAmount }, fieldOf(at, 'amount'));
}

/** Each step pays something, and at least as much as the step before. */
function checkOrder({ rate, amount }: Tier, before: Tier | undefined, at: number): void {
  const least = { rate: before?.rate ?? 0, amount: before?.amount ?? 0n };
  if (amount < least.amount)
    throw invalidTier(fieldOf(at, 'amount'), 'min', formatAmount(least.amount));
  if (rate < least.rate)
    throw invalidTier(fieldOf(at, 'rate'), 'rateMin', String(least.rate), formatRate(least.rate));
  if (rate === 0 && amount === 0n) throw invalidTier(fieldOf(at, 'rate'), 'nothing');
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
