import { describe, expect, it } from 'vitest';
import { isOnItsHead, landingAngle, segmentStep } from './wheelGeometry';

describe('the words of a wheel', () => {
  it.each([1, 2, 3, 8, 12])(
    'of %i segments stand on their heads nowhere once it is at rest',
    (count) => {
      const places = Array.from({ length: count }, (_, place) => place);
      for (const top of places)
        for (const place of places) {
          const turned = (landingAngle(top, count) + place * segmentStep(count)) % 360;
          expect(isOnItsHead(place, top, count)).toBe(turned > 180 + 1e-9);
        }
    },
  );
});
