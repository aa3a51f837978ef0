import { describe, expect, it } from 'vitest';
import texts from '../i18n/late/shared/en.json';
import { type TierTerms, tierText } from './tierText';

const FIGURES = { tag: 'en', full: (amount: string) => `$${amount}`, plain: String };

/** Fills the English texts as the translator does. */
const t = (key: string, values: Record<string, unknown> = {}): string => {
  const words: Record<string, string> = texts.contract.words;
  const name = key.replace('contract.words.', '');
  const text = words[name] ?? words[`${name}_${values['count'] === 1 ? 'one' : 'other'}`] ?? '';
  return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
};

const tier = (asks: Partial<TierTerms>): TierTerms => ({
  rate: 0,
  activeMembers: 0,
  periodBet: '0.00',
  periodProfitLoss: '0.00',
  amount: '0.00',
  ...asks,
});

describe('[AC-07] the terms of a contract in words', () => {
  it.each<[string, Partial<TierTerms>, string]>([
    ['daily', { rate: 60 }, 'Pays 0.60% of what the team bets.'],
    ['dividend', { rate: 1500 }, 'Pays 15.00% of what the team loses.'],
    ['hourly', { amount: '5.00' }, 'Pays a fixed $5.00.'],
    [
      'dividend',
      { rate: 1500, amount: '5.00', activeMembers: 2, periodBet: '100.00' },
      'Pays 15.00% of what the team loses and a fixed $5.00, once within the period at least 2 people bet and at least $100.00 is bet.',
    ],
    [
      'realtime',
      { rate: 5, activeMembers: 1, periodProfitLoss: '-10.00' },
      "Pays 0.05% of what the team bets, once within the period at least 1 person bets and the team's result is $-10.00 or lower.",
    ],
  ])('of the %s kind, %j', (kind, asks, sentence) => {
    expect(tierText({ kind, tier: tier(asks) }, FIGURES, t)).toBe(sentence);
  });
});
