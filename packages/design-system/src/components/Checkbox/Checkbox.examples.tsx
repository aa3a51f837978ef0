import type { Example } from '../../docs/example';
import { Checkbox } from './Checkbox';

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <Checkbox
          label="Send me news about new games"
          hint="At most once a week. You can end it at any time."
        />
      ),
      why: 'A yes that says what it means, not ticked before somebody wants it.',
    },
    wrong: {
      show: <Checkbox label="Do not leave me out of offers" defaultChecked />,
      why: 'Ticked from the start, and a no in its words: what a tick means has to be worked out.',
    },
  },
];
