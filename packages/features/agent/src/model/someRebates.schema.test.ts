import { describe, expect, it } from 'vitest';
import { withChosen } from './chosen';
import { fromSomeRebateTexts, noRebateTexts, someRebatesSchema } from './someRebates.schema';

const limits = ['RNG', 'LIVE'].map((gameCategory) => ({
  ...{ gameCategory, minimumRate: 0, maximumRate: 120, step: 5 },
}));

describe('[AG-07] rebates of several people', () => {
  it('are those of the filled fields', async () => {
    const schema = someRebatesSchema(limits);
    expect(await schema.isValid(noRebateTexts(limits))).toBe(true);
    expect(fromSomeRebateTexts(noRebateTexts(limits), limits)).toEqual([]);
    expect(fromSomeRebateTexts({ RNG: ' ', LIVE: '0' }, limits)).toEqual([
      { gameCategory: 'LIVE', rate: 0 },
    ]);
    for (const wrong of ['1.25', '0.62', '-1', 'x'])
      expect(await schema.isValid({ RNG: wrong, LIVE: '' }), wrong).toBe(false);
  });

  it('are those of people who are chosen across pages, each once', () => {
    const chosen = withChosen(['a', 'b'], { ids: ['b', 'c'], isSelected: true });
    expect(chosen).toEqual(['a', 'b', 'c']);
    expect(withChosen(chosen, { ids: ['a', 'x'], isSelected: false })).toEqual(['b', 'c']);
  });
});
