import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { PAYMENT_METHODS } from '../RadioGroup/RadioGroup.fixtures';
import { FormRadioGroup } from './FormRadioGroup';

describe('FormRadioGroup', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormRadioGroup {...props} name="contact" label="Way to pay" options={PAYMENT_METHODS} />
      </SampleForm>
    ),
    { element: 'fieldset', dataComponent: 'RadioGroup' },
  );
});
