import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Card } from './Card';

describe('Card', () => {
  conformance((props) => <Card {...props}>Content</Card>, {
    element: 'div',
    dataComponent: 'Card',
  });
});
