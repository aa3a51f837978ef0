import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { FormDateField } from './FormDateField';
import { BIRTHDAY_START, birthdaySchema } from './FormDateField.fixtures';

describe('FormDateField', () => {
  conformance(
    (props) => (
      <Form
        schema={birthdaySchema}
        defaultValues={BIRTHDAY_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormDateField {...props} name="birthday" label="Date of birth" />
      </Form>
    ),
    { element: 'input', dataComponent: 'DateField' },
  );
});
