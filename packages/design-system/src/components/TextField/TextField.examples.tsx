import type { Example } from '../../docs/example';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { TextField } from './TextField';

export const examples: readonly Example[] = [
  {
    right: {
      show: <TextField label="Username" hint="4 to 16 letters and digits" autoComplete="off" />,
      why: 'The label stays while somebody types, and the hint says what is asked for.',
    },
    wrong: {
      show: (
        <TextField
          label={<VisuallyHidden>Username</VisuallyHidden>}
          placeholder="Username (4 to 16 letters and digits)"
          autoComplete="off"
        />
      ),
      why: 'Label and rule are gone with the first letter.',
    },
  },
];
