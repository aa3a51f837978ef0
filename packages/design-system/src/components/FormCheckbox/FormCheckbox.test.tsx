import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormCheckbox } from './FormCheckbox';

describe('FormCheckbox', () => {
  conformance(
    (props) => (
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormCheckbox {...props} name="isAdult" label="I am 18 or older" />
      </Form>
    ),
    { element: 'input', dataComponent: 'Checkbox' },
  );
});
