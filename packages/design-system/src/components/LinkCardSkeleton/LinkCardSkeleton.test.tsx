import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { LinkCardSkeleton } from './LinkCardSkeleton';

describe('LinkCardSkeleton', () => {
  conformance((props) => <LinkCardSkeleton {...props} />, {
    element: 'div',
    dataComponent: 'LinkCardSkeleton',
  });
});
