import { describe, expect, it } from 'vitest';
import texts from '../i18n/centre/contractWords/en.json';
import { stepWords, type TierTerms } from './stepWords';

const FIGURES = { tag: 'en', full: (amount: string) => `$${amount}`, plain: String };

/** Fills the English texts as the translator does. */
const t = (key: string, values: Record<string, unknown> = {}): string => {
  const [group = '', ...path] = key.split('.');
  const plural = values['count'] === 1 ? 'one' : 'other';
  const words = { step: texts.step, condition: texts.condition }[group];
  const text = path.reduce<unknown>((found, name) => {
    const known = found as Record<string, unknown>;
    return known[name] ?? known[`${name}_${plural}`];
  }, words);
  return String(text).replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
};

const tier = (asks: Partial<TierTerms>): TierTerms => ({
  rate: 0,
  activeMembers: 0,
  periodBet: '0.00',
  periodProfitLoss: '0.00',
  amount: '0.00',
  ...asks,
});

describe('[AG-03] a step in words', () => {
  it.each<[string, string, Partial<TierTerms>, string]>([
    ['daily', 'daily', { rate: 60 }, 'From the first bet on: 0.60% of the valid bets.'],
    ['dividend', 'weekly', { rate: 1500 }, "From the first bet on: 15.00% of the players' loss."],
    ['hourly', 'daily', { amount: '5.00' }, 'From the first bet on: $5.00.'],
    ['hourly', 'daily', {}, 'From the first bet on: nothing yet.'],
    [
      'dividend',
      'semimonthly',
      { rate: 1200, amount: '5.00', activeMembers: 5, periodBet: '10000.00' },
      "From 5 active members and valid bets of $10000.00 in the half month: 12.00% of the players' loss, and $5.00 besides.",
    ],
    [
      'realtime',
      'daily',
      { rate: 5, activeMembers: 1, periodBet: '1.00', periodProfitLoss: '-10.00' },
      'From 1 active member, valid bets of $1.00, and a loss of the players of $10.00 in the day: 0.05% of the valid bets.',
    ],
    [
      'dividend',
      'monthly',
      { amount: '7.00', periodProfitLoss: '10.00' },
      'From a game result of $10.00 or lower in the month: $7.00.',
    ],
  ])('of the %s kind by %s, %j', (kind, period, asks, sentence) => {
    expect(stepWords({ kind, period, tier: tier(asks) }, FIGURES, t)).toBe(sentence);
  });
});
