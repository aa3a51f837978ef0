import type { Example } from '../../docs/example';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <EmptyState
          title="No bets in this week"
          action={
            <Button variant="outline" tone="neutral">
              Show the last 30 days
            </Button>
          }
        >
          Bets stand here once they are placed.
        </EmptyState>
      ),
      why: 'That there is nothing, why, and what to do.',
    },
    wrong: {
      show: <EmptyState title="No data" />,
      why: 'The reader cannot tell whether it failed, is late, or is empty.',
    },
  },
];
