import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { FormNumberField } from './FormNumberField';
import { REDEEM_START, redeemSchema, STEP_LABELS } from './FormNumberField.fixtures';

describe('FormNumberField', () => {
  conformance(
    (props) => (
      <Form
        schema={redeemSchema}
        defaultValues={REDEEM_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormNumberField {...props} name="quantity" label="Quantity" labels={STEP_LABELS} />
      </Form>
    ),
    { element: 'input', dataComponent: 'NumberField' },
  );
});
