import type { Example } from '../../docs/example';
import { Switch } from './Switch';

export const examples: readonly Example[] = [
  {
    right: {
      show: <Switch label="Sound of the game" defaultChecked />,
      why: 'A setting, with effect at once.',
    },
    wrong: {
      show: <Switch label="I have read the terms and accept them" />,
      why: 'An answer that counts when the form is sent: that is a `Checkbox`.',
    },
  },
];
