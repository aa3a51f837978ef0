import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  conformance((props) => <Skeleton {...props} />, { element: 'span', dataComponent: 'Skeleton' });
});
