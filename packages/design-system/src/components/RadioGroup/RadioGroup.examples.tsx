import type { Example } from '../../docs/example';
import { RadioGroup } from './RadioGroup';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <RadioGroup
          label="Pay out to"
          variant="card"
          defaultValue="bank"
          options={[
            { value: 'bank', label: 'Bank account', hint: '1 to 2 days, no fee' },
            { value: 'wallet', label: 'E-wallet', hint: 'Within an hour, 1 %' },
          ]}
        />
      ),
      why: 'Few options, all seen, with what tells them apart.',
    },
    wrong: {
      show: (
        <RadioGroup
          label="Year of birth"
          direction="row"
          options={Array.from({ length: 24 }, (_, at) => ({
            value: String(1980 + at),
            label: String(1980 + at),
          }))}
        />
      ),
      why: 'Two dozen options that nobody compares: that is a field.',
    },
  },
];
