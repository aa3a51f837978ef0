import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  conformance((props) => <Checkbox {...props} label="Remember me" />, {
    element: 'input',
    dataComponent: 'Checkbox',
  });
});
