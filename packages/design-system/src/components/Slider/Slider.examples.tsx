import type { Example } from '../../docs/example';
import { Slider } from './Slider';

export const examples: readonly Example[] = [
  {
    right: {
      show: <Slider label="Volume" defaultValue="40" formatValue={(value) => `${value} %`} />,
      why: 'About right is good enough, and the value is written out.',
    },
    wrong: {
      show: (
        <Slider
          label="Deposit"
          min="10"
          max="5000"
          step="1"
          defaultValue="2400"
          formatValue={(value) => `USD ${value}`}
        />
      ),
      why: 'An amount of money that a thumb can miss by hundreds: that is an `AmountField`.',
    },
  },
];
