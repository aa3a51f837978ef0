import type { Example } from '../../docs/example';
import { Stepper } from './Stepper';
import { CHECK_STEPS } from './Stepper.fixtures';

export const examples: readonly Example[] = [
  {
    right: {
      show: <Stepper steps={CHECK_STEPS} />,
      why: 'A few steps in an order; what is done can be gone back to.',
    },
    wrong: {
      show: (
        <Stepper
          steps={['Slots', 'Live', 'Sports', 'Lottery'].map((title, at) => ({
            id: title,
            title,
            state: at === 0 ? 'current' : 'waiting',
            href: '#',
          }))}
        />
      ),
      why: 'Pages that nobody goes through one by one: that is a `NavBar`.',
    },
  },
];
