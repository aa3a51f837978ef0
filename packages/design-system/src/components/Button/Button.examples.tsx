import type { Example } from '../../docs/example';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from './Button';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Inline>
          <Button>Pay out 50.00</Button>
          <Button variant="quiet" tone="neutral">
            Keep it in the wallet
          </Button>
        </Inline>
      ),
      why: 'One solid button, and each says what happens.',
    },
    wrong: {
      show: (
        <Inline>
          <Button>OK</Button>
          <Button>Yes</Button>
          <Button tone="danger">Cancel</Button>
        </Inline>
      ),
      why: 'Three buttons of one weight: nobody knows which is the next step, or what it does.',
    },
  },
];
