import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormTextField } from './FormTextField';

describe('FormTextField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormTextField {...props} name="username" label="Username" />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'TextField' },
  );
});
