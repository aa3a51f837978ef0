import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { TournamentCardSkeleton } from './TournamentCardSkeleton';

describe('TournamentCardSkeleton', () => {
  conformance((props) => <TournamentCardSkeleton {...props} />, {
    element: 'article',
    dataComponent: 'TournamentCardSkeleton',
  });
});
