import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormNumberField } from './FormNumberField';
import { STEP_LABELS } from './FormNumberField.fixtures';

describe('FormNumberField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormNumberField {...props} name="reminder" label="Quantity" labels={STEP_LABELS} />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'NumberField' },
  );
});
