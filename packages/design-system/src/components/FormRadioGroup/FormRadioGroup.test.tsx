import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { WAYS_TO_PAY } from '../RadioGroup/RadioGroup.fixtures';
import { FormRadioGroup } from './FormRadioGroup';

describe('FormRadioGroup', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormRadioGroup {...props} name="contact" label="Way to pay" options={WAYS_TO_PAY} />
      </SampleForm>
    ),
    { element: 'fieldset', dataComponent: 'RadioGroup' },
  );
});
