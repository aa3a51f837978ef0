import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { FormAmountField } from './FormAmountField';
import { DEPOSIT_START, depositSchema } from './FormAmountField.fixtures';

describe('FormAmountField', () => {
  conformance(
    (props) => (
      <Form
        schema={depositSchema}
        defaultValues={DEPOSIT_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormAmountField {...props} name="amount" label="Amount" locale="en" currency="IDR" />
      </Form>
    ),
    { element: 'input', dataComponent: 'AmountField' },
  );
});
