import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Button } from './Button';

describe('Button', () => {
  conformance((props) => <Button {...props}>Deposit</Button>, {
    element: 'button',
    dataComponent: 'Button',
  });
});
