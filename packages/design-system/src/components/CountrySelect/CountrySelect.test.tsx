import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { CountrySelect } from './CountrySelect';
import { COUNTRY_LABELS, DIALING_COUNTRIES } from './CountrySelect.fixtures';

describe('CountrySelect', () => {
  conformance(
    (props) => (
      <CountrySelect
        {...props}
        label="Country"
        countries={DIALING_COUNTRIES}
        labels={COUNTRY_LABELS}
      />
    ),
    { element: 'input', dataComponent: 'CountrySelect' },
  );
});
