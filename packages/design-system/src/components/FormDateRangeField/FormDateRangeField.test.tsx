import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { RANGE_LABELS } from '../DateRangeField/DateRangeField.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormDateRangeField } from './FormDateRangeField';

describe('FormDateRangeField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormDateRangeField {...props} name="leave" label="Period" labels={RANGE_LABELS} />
      </SampleForm>
    ),
    { element: 'fieldset', dataComponent: 'DateRangeField' },
  );
});
