import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { TextField } from './TextField';

describe('TextField', () => {
  conformance((props) => <TextField {...props} label="Username" />, {
    element: 'input',
    dataComponent: 'TextField',
  });
});
