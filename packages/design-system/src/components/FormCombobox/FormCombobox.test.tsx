import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from '../Combobox/Combobox.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCombobox } from './FormCombobox';

describe('FormCombobox', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormCombobox
          {...props}
          name="currency"
          label="Currency"
          options={CURRENCY_OPTIONS}
          labels={COMBOBOX_LABELS}
        />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'Combobox' },
  );
});
