import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Badge } from './Badge';

describe('Badge', () => {
  conformance((props) => <Badge {...props}>New</Badge>, {
    element: 'span',
    dataComponent: 'Badge',
  });
});
