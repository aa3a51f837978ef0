import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { PointsProductCardSkeleton } from './PointsProductCardSkeleton';

describe('PointsProductCardSkeleton', () => {
  conformance((props) => <PointsProductCardSkeleton {...props} />, {
    element: 'div',
    dataComponent: 'PointsProductCardSkeleton',
  });
});
