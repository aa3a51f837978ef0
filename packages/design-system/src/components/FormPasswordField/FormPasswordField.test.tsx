import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormPasswordField } from './FormPasswordField';

describe('FormPasswordField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormPasswordField
          {...props}
          name="password"
          label="Password"
          labels={{ show: 'Show what is typed', hide: 'Hide what is typed' }}
        />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'PasswordField' },
  );
});
