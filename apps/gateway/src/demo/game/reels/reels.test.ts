import { describe, expect, it } from 'vitest';
import { spin } from './reels';

describe('the reels', () => {
  it('draw so that 94 of 100 come back', () => {
    let pays = 0;
    let draws = 0;
    const weights = Array.from({ length: 25 }, (_, at) => at);
    for (const a of weights)
      for (const b of weights)
        for (const c of weights) {
          const row = [a, b, c];
          const blank = [0, 24, 0];
          const at = [...row, ...blank, ...blank].values();
          pays += spin(() => at.next().value ?? 0).pays;
          draws += 1;
        }
    expect((pays / draws) * 3).toBeCloseTo(0.94, 2);
  });
});
