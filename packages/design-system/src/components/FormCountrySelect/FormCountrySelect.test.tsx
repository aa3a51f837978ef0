import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { COUNTRY_LABELS, DIALING_COUNTRIES } from '../CountrySelect/CountrySelect.fixtures';
import { Form } from '../Form/Form';
import { FormCountrySelect } from './FormCountrySelect';
import { COUNTRY_START, countrySchema } from './FormCountrySelect.fixtures';

describe('FormCountrySelect', () => {
  conformance(
    (props) => (
      <Form
        schema={countrySchema}
        defaultValues={COUNTRY_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormCountrySelect
          {...props}
          name="country"
          label="Country"
          countries={DIALING_COUNTRIES}
          labels={COUNTRY_LABELS}
        />
      </Form>
    ),
    { element: 'input', dataComponent: 'CountrySelect' },
  );
});
