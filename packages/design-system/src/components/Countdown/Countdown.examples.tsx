import type { Example } from '../../docs/example';
import { Countdown } from './Countdown';

const DAY = 86_400_000;
const now = Date.now();

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Countdown label="Kick-off" until={now + 2 * DAY}>
          The match is running.
        </Countdown>
      ),
      why: 'It tells when something begins, and what is so afterwards.',
    },
    wrong: {
      show: <Countdown label="Last chance! Your bonus is gone in" until={now + DAY / 480} />,
      why: 'It hurries somebody into a bet, and says nothing of the end.',
    },
  },
];
