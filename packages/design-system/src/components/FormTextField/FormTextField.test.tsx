import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormTextField } from './FormTextField';

describe('FormTextField', () => {
  conformance(
    (props) => (
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormTextField {...props} name="username" label="Username" />
      </Form>
    ),
    { element: 'input', dataComponent: 'TextField' },
  );
});
