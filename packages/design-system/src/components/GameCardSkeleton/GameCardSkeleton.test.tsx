import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { GameCardSkeleton } from './GameCardSkeleton';

describe('GameCardSkeleton', () => {
  conformance((props) => <GameCardSkeleton {...props} />, {
    element: 'div',
    dataComponent: 'GameCardSkeleton',
  });
});
