import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { PromotionCardSkeleton } from './PromotionCardSkeleton';

describe('PromotionCardSkeleton', () => {
  conformance((props) => <PromotionCardSkeleton {...props} />, {
    element: 'div',
    dataComponent: 'PromotionCardSkeleton',
  });
});
