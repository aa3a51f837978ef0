import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { WAYS_TO_PAY } from '../RadioGroup/RadioGroup.fixtures';
import { FormRadioGroup } from './FormRadioGroup';
import { PAYMENT_START, paymentSchema } from './FormRadioGroup.fixtures';

describe('FormRadioGroup', () => {
  conformance(
    (props) => (
      <Form
        schema={paymentSchema}
        defaultValues={PAYMENT_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormRadioGroup {...props} name="wayToPay" label="Way to pay" options={WAYS_TO_PAY} />
      </Form>
    ),
    { element: 'fieldset', dataComponent: 'RadioGroup' },
  );
});
