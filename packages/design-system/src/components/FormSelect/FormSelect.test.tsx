import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { CURRENCIES } from '../Form/Form.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormSelect } from './FormSelect';

describe('FormSelect', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormSelect
          {...props}
          name="currency"
          label="Currency"
          options={CURRENCIES}
          placeholder="Choose"
        />
      </SampleForm>
    ),
    { element: 'select', dataComponent: 'Select' },
  );
});
