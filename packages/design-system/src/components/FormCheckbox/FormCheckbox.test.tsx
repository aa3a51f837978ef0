import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCheckbox } from './FormCheckbox';

describe('FormCheckbox', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormCheckbox {...props} name="isAdult" label="I am 18 or older" />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'Checkbox' },
  );
});
