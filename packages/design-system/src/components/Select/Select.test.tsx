import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Select } from './Select';
import { PERIODS } from './Select.fixtures';

describe('Select', () => {
  conformance((props) => <Select {...props} label="Period" options={PERIODS} />, {
    element: 'select',
    dataComponent: 'Select',
  });
});
