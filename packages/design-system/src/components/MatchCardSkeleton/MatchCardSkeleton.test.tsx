import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { MatchCardSkeleton } from './MatchCardSkeleton';

describe('MatchCardSkeleton', () => {
  conformance((props) => <MatchCardSkeleton {...props} />, {
    element: 'article',
    dataComponent: 'MatchCardSkeleton',
  });
});
