import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { RANGE_LABELS } from '../DateRangeField/DateRangeField.fixtures';
import { Form } from '../Form/Form';
import { FormDateRangeField } from './FormDateRangeField';
import { PERIOD_START, periodSchema } from './FormDateRangeField.fixtures';

describe('FormDateRangeField', () => {
  conformance(
    (props) => (
      <Form
        schema={periodSchema}
        defaultValues={PERIOD_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormDateRangeField {...props} name="period" label="Period" labels={RANGE_LABELS} />
      </Form>
    ),
    { element: 'fieldset', dataComponent: 'DateRangeField' },
  );
});
