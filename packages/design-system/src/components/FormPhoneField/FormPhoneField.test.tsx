import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { COUNTRIES } from '../PhoneField/PhoneField.fixtures';
import { FormPhoneField } from './FormPhoneField';
import { PHONE_START, phoneSchema } from './FormPhoneField.fixtures';

describe('FormPhoneField', () => {
  conformance(
    (props) => (
      <Form
        schema={phoneSchema}
        defaultValues={PHONE_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormPhoneField
          {...props}
          name="mobileNum"
          countryName="country"
          label="Mobile number"
          countries={COUNTRIES}
          labels={{ country: 'Country code' }}
        />
      </Form>
    ),
    { element: 'input', dataComponent: 'PhoneField' },
  );
});
