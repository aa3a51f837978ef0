import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { PasswordField } from './PasswordField';

describe('PasswordField', () => {
  conformance(
    (props) => (
      <PasswordField
        {...props}
        label="Password"
        labels={{ show: 'Show password', hide: 'Hide password' }}
      />
    ),
    { element: 'input', dataComponent: 'PasswordField' },
  );
});
