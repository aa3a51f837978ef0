import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { FormOneTimeCodeField } from './FormOneTimeCodeField';
import { CODE_START, codeSchema } from './FormOneTimeCodeField.fixtures';

describe('FormOneTimeCodeField', () => {
  conformance(
    (props) => (
      <Form
        schema={codeSchema}
        defaultValues={CODE_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormOneTimeCodeField
          {...props}
          name="verificationCode"
          label="Verification code"
          length={6}
        />
      </Form>
    ),
    { element: 'input', dataComponent: 'OneTimeCodeField' },
  );
});
