import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutFor, lengthSince, type Span, unionOf } from './spans';

const spans = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 500 }), lasts: fc.integer({ min: 0, max: 200 }) })
    .map(({ from, lasts }): Span => ({ from, until: from + lasts })),
  { maxLength: 8 },
);

/** Each ms on its own. */
const countSince = (all: readonly Span[], since: number): number =>
  Array.from({ length: 701 }, (_, ms) => ms).filter(
    (ms) => ms >= since && all.some(({ from, until }) => from <= ms && ms < until),
  ).length;

describe('[SP-02] time logged in', () => {
  it('counts each moment once, on however many devices, and never more than went by', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 700 }), (all, since) => {
        const length = lengthSince(unionOf(all), since);
        expect(length).toBe(countSince(all, since));
        expect(length).toBeLessThanOrEqual(700 - since);
      }),
    );
  });

  it('has become as short as asked exactly at the cut', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 700 }), (all, most) => {
        const union = unionOf(all);
        const cut = cutFor(union, most);
        if (cut === null) expect(lengthSince(union, 0)).toBeLessThanOrEqual(most);
        else {
          expect(lengthSince(union, cut)).toBe(most);
          expect(lengthSince(union, cut - 1)).toBe(most + 1);
        }
      }),
    );
  });
});
