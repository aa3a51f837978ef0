import { formatRate, numberFormat } from '@parlour/feature-core';
import { type ContractFigures, isNothing, type TierTerms } from './stepWords';

const NOTHING = '–';

/** The figures of a step as texts; a dash where it requires or pays nothing. */
export function stepFigures(
  tier: TierTerms,
  { tag, plain }: ContractFigures,
): Record<keyof TierTerms, string> {
  const amountText = (amount: string) => (isNothing(amount) ? NOTHING : plain(amount));
  return {
    rate: formatRate(tier.rate, tag),
    activeMembers: numberFormat(tag).format(tier.activeMembers),
    periodBet: amountText(tier.periodBet),
    periodProfitLoss: amountText(tier.periodProfitLoss),
    amount: amountText(tier.amount),
  };
}
