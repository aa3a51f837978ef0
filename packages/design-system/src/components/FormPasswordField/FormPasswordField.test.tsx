import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { SIGN_UP_START, signUpSchema, translateError } from '../Form/Form.fixtures';
import { FormPasswordField } from './FormPasswordField';

describe('FormPasswordField', () => {
  conformance(
    (props) => (
      <Form
        schema={signUpSchema}
        defaultValues={SIGN_UP_START}
        onSubmit={vi.fn()}
        translateError={translateError}
      >
        <FormPasswordField
          {...props}
          name="password"
          label="Password"
          labels={{ show: 'Show what is typed', hide: 'Hide what is typed' }}
        />
      </Form>
    ),
    { element: 'input', dataComponent: 'PasswordField' },
  );
});
