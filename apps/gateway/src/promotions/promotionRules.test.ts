import { describe, expect, it } from 'vitest';
import { promotionRefusal } from './promotionRules';

const strict = { maxTurnoverMultiple: 10, mixesGameTypes: false };
const open = { maxTurnoverMultiple: null, mixesGameTypes: true };
const offer = { turnoverMultiple: 10, goal: 'bet', gameCategories: ['RNG'] };
const MULTIPLE = /staked 11 times.*maxTurnoverMultiple is 10/;
const MIXED = /several kinds of games.*mixesGameTypes/;

describe('[SP-10] [R35] a promotion in a market with rules', () => {
  it.each([
    ['up to the multiple, with one kind of games', {}, null],
    ['above the multiple', { turnoverMultiple: 11 }, MULTIPLE],
    ['with two kinds of games', { gameCategories: ['RNG', 'LIVE'] }, MIXED],
    ['that counts the bets of all kinds', { gameCategories: [] }, MIXED],
    ['that counts the losses of all kinds', { goal: 'loss', gameCategories: [] }, MIXED],
    ['that counts deposits', { goal: 'deposit', gameCategories: [] }, null],
    ['without a goal', { goal: null, gameCategories: [] }, null],
  ])('%s', (_, changes, reason) => {
    const refusal = promotionRefusal({ ...offer, ...changes }, strict);
    if (reason === null) expect(refusal).toBeNull();
    else expect(refusal).toMatch(reason);
    expect(promotionRefusal({ ...offer, ...changes }, open)).toBeNull();
  });
});
