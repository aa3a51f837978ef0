import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { COUNTRY_LABELS, DIALING_COUNTRIES } from '../CountrySelect/CountrySelect.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCountrySelect } from './FormCountrySelect';

describe('FormCountrySelect', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormCountrySelect
          {...props}
          name="country"
          label="Country"
          countries={DIALING_COUNTRIES}
          labels={COUNTRY_LABELS}
        />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'CountrySelect' },
  );
});
