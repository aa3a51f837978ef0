import type { Example } from '../../docs/example';
import { Button } from '../Button/Button';
import { Notice } from './Notice';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Notice
          tone="warning"
          title="Your document expires on 3 March"
          action={
            <Button size="sm" variant="outline" tone="neutral">
              Send a new one
            </Button>
          }
        >
          Payouts wait until a new one is checked.
        </Notice>
      ),
      why: 'It says what is so, what follows from it, and what to do.',
    },
    wrong: {
      show: (
        <Notice tone="danger" title="Do not miss it!">
          Deposit today and get more bonus than ever before.
        </Notice>
      ),
      why: 'An offer in the tone of a danger: the next real warning is not read.',
    },
  },
];
