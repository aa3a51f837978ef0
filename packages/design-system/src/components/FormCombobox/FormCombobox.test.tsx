import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from '../Combobox/Combobox.fixtures';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormCombobox } from './FormCombobox';

describe('FormCombobox', () => {
  conformance(
    (props) => (
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormCombobox
          {...props}
          name="currency"
          label="Currency"
          options={CURRENCY_OPTIONS}
          labels={COMBOBOX_LABELS}
        />
      </Form>
    ),
    { element: 'input', dataComponent: 'Combobox' },
  );
});
