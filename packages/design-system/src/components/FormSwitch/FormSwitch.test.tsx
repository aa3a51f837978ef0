import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { FormSwitch } from './FormSwitch';
import { LIMIT_START, limitSchema } from './FormSwitch.fixtures';

describe('FormSwitch', () => {
  conformance(
    (props) => (
      <Form
        schema={limitSchema}
        defaultValues={LIMIT_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormSwitch {...props} name="hasLimit" label="Limit what I can deposit" />
      </Form>
    ),
    { element: 'input', dataComponent: 'Switch' },
  );
});
