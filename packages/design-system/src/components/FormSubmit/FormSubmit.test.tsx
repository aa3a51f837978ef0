import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormSubmit } from './FormSubmit';

describe('FormSubmit', () => {
  conformance(
    (props) => (
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormSubmit {...props}>Register</FormSubmit>
      </Form>
    ),
    { element: 'button', dataComponent: 'Button' },
  );
});
