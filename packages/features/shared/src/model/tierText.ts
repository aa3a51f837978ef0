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

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Whether an amount is zero, and so requires or pays nothing. */
export const isNothing = (amount: string): boolean => /^-?0+(?:\.0+)?$/.test(amount);

/** What a tier pays, and when, in one sentence (AC-07). */
export function tierText(
  { kind, tier }: { kind: string; tier: TierTerms },
  { tag, full }: ContractFigures,
  t: Translate,
): string {
  const share =
    tier.rate === 0
      ? []
      : [
          t(kind === 'dividend' ? 'contract.words.ofLosses' : 'contract.words.ofBets', {
            rate: formatRate(tier.rate, tag),
          }),
        ];
  const sum = isNothing(tier.amount)
    ? []
    : [t('contract.words.sum', { amount: full(tier.amount) })];
  const conditions = [
    ...(tier.activeMembers === 0
      ? []
      : [
          t('contract.words.people', {
            count: tier.activeMembers,
            number: numberFormat(tag).format(tier.activeMembers),
          }),
        ]),
    ...(isNothing(tier.periodBet)
      ? []
      : [t('contract.words.bets', { amount: full(tier.periodBet) })]),
    ...(isNothing(tier.periodProfitLoss)
      ? []
      : [t('contract.words.result', { amount: full(tier.periodProfitLoss) })]),
  ];
  const list = listFormat(tag);
  const pays = list.format([...share, ...sum]);
  return conditions.length === 0
    ? t('contract.words.always', { pays })
    : t('contract.words.once', { pays, conditions: list.format(conditions) });
}
