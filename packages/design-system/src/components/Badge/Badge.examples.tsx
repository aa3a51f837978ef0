import type { Example } from '../../docs/example';
import { Inline } from '../../layout/Inline/Inline';
import { Badge } from './Badge';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Inline>
          <span>Payout of 120.00</span>
          <Badge tone="positive">Paid</Badge>
        </Inline>
      ),
      why: 'One word beside what it labels; the tone only repeats it.',
    },
    wrong: {
      show: (
        <Inline>
          <span>Payout of 120.00</span>
          <Badge variant="solid" tone="danger">
            We could not pay it out, because your bank did not answer
          </Badge>
        </Inline>
      ),
      why: 'A sentence in a badge, where it can be neither read well nor acted on: that is a `Notice`.',
    },
  },
];
