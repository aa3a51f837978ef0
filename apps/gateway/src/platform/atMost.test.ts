import { describe, expect, it } from 'vitest';
import { atMost } from './atMost';

describe('work of which only so much runs at a time', () => {
  it('is all done, in its order, also after a piece that failed', async () => {
    const limited = atMost(2);
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const work = (at: number) => async () => {
      begun.push(at);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (at === 1) throw new Error('failed');
      return at;
    };
    const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((at) => limited(work(at))));
    expect(all.map(({ status }) => status)).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => (at === 1 ? 'rejected' : 'fulfilled')),
    );
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(await limited(work(6))).toBe(6);
  });
});
