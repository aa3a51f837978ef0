import type { Example } from '../../docs/example';
import { Select } from './Select';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Select
          label="Period"
          defaultValue="30"
          options={[
            { value: '7', label: 'Last 7 days' },
            { value: '30', label: 'Last 30 days' },
            { value: '90', label: 'Last 3 months' },
            { value: '365', label: 'Last year' },
          ]}
        />
      ),
      why: 'A handful of options that people know, the usual one chosen.',
    },
    wrong: {
      show: (
        <Select
          label="Sound"
          defaultValue="on"
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
        />
      ),
      why: 'Two options behind a press: that is a `Switch`.',
    },
  },
];
