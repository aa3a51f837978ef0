import { formatRate, listFormat, type MoneyText, numberFormat } from '@parlour/feature-core';

/** A tier of a contract as on the wire. */
export interface TierTerms {
  /** In basis points. */
  rate: number;
  activeMembers: number;
  periodBet: string;
  periodProfitLoss: string;
  amount: string;
}

/** Formats of figures for the language and account. */
export interface ContractFigures extends MoneyText {
  /** BCP 47 tag of the reader's language. */
  tag: string;
}

/** A step and the contract that it belongs to. */
export interface StepOf {
  kind: string;
  period: string;
  tier: TierTerms;
}

/** Translator of the namespace `contractWords`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Whether an amount is zero, and so requires or pays nothing. */
export const isNothing = (amount: string): boolean => /^-?0+(?:\.0+)?$/.test(amount);

/**
 * A step of a contract in one sentence: what it asks for, then what it pays (AG-03). Each combination of both is a
 * sentence of its own in the texts, so that a language can order it as it likes; what asks for nothing is left out.
 */
export function stepWords(
  { kind, period, tier }: StepOf,
  figures: ContractFigures,
  t: Translate,
): string {
  const conditions = conditionsOf(tier, figures, t);
  const when = conditions.length === 0 ? 'always' : period;
  return t(`step.${when}.${rewardOf(kind, tier)}`, {
    conditions: listFormat(figures.tag).format(conditions),
    rate: formatRate(tier.rate, figures.tag),
    amount: figures.full(tier.amount),
  });
}

/** A dividend pays of what the players lost, salaries of what they bet. */
function rewardOf(kind: string, { rate, amount }: TierTerms): string {
  if (rate === 0) return isNothing(amount) ? 'nothing' : 'sum';
  const share = kind === 'dividend' ? 'loss' : 'bets';
  return `${share}${isNothing(amount) ? 'Share' : 'Both'}`;
}

function conditionsOf(
  { activeMembers: count, periodBet, periodProfitLoss }: TierTerms,
  { tag, full }: ContractFigures,
  t: Translate,
): string[] {
  const conditions: string[] = [];
  if (count > 0)
    conditions.push(t('condition.people', { count, number: numberFormat(tag).format(count) }));
  if (!isNothing(periodBet)) conditions.push(t('condition.bets', { amount: full(periodBet) }));
  if (!isNothing(periodProfitLoss)) conditions.push(resultCondition(periodProfitLoss, full, t));
  return conditions;
}

/** A negative result is what the players lost. */
function resultCondition(result: string, full: MoneyText['full'], t: Translate): string {
  return result.startsWith('-')
    ? t('condition.loss', { amount: full(result.slice(1)) })
    : t('condition.result', { amount: full(result) });
}
