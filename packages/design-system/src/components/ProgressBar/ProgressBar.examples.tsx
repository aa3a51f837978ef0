import type { Example } from '../../docs/example';
import { ProgressBar } from './ProgressBar';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <ProgressBar label="Sending your documents" value={2} max={5} valueText="2 of 5 files" />
      ),
      why: 'A task that will finish, and how far it is in words.',
    },
    wrong: {
      show: (
        <ProgressBar
          label="VIP points"
          value={640}
          max={1000}
          valueText="640 of 1,000"
          tone="accent"
        />
      ),
      why: 'Nothing is going on here, and it may never finish: that is a `Meter`.',
    },
  },
];
