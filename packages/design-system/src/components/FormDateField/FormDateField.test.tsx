import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormDateField } from './FormDateField';

describe('FormDateField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormDateField {...props} name="birthday" label="Date of birth" />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'DateField' },
  );
});
