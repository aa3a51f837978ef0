import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { CURRENCIES, SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSelect } from './FormSelect';

describe('FormSelect', () => {
  conformance(
    (props) => (
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormSelect
          {...props}
          name="currency"
          label="Currency"
          options={CURRENCIES}
          placeholder="Choose"
        />
      </Form>
    ),
    { element: 'select', dataComponent: 'Select' },
  );
});
