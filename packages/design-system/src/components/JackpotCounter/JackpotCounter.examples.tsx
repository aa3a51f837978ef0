import type { Example } from '../../docs/example';
import { JackpotCounter } from './JackpotCounter';

const NAME = 'Jackpot';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <JackpotCounter
          source={{ kind: 'feed', value: '4120318.75', at: '2026-05-14T12:30:00Z' }}
          labels={{ name: NAME, note: 'As of 14 May 2026, 12:30' }}
        />
      ),
      why: 'An amount that was measured, and when.',
    },
    wrong: {
      show: <JackpotCounter source={{ kind: 'simulated' }} labels={{ name: NAME, note: 'Live' }} />,
      why: 'A simulated amount that claims to be live: its note has to say that it is an example.',
    },
  },
];
