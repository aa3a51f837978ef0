import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Form } from '../Form/Form';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { COUNTRIES } from '../PhoneField/PhoneField.fixtures';
import { FormPhoneField } from './FormPhoneField';

const LABELS = { country: 'Country code' };
const schema = object({
  country: string().notOneOf(['TH'], 'No messages are sent there.'),
  countryDialingCode: string(),
  mobileNum: string().required(),
});

function draw(country: string) {
  const onSubmit = vi.fn();
  renderThemed(
    <Form
      aria-label="Log in"
      schema={schema}
      defaultValues={{ country, countryDialingCode: '62', mobileNum: '' }}
      onSubmit={(values) => void onSubmit(values)}
      translateError={(key) => key}
    >
      <FormPhoneField
        name="mobileNum"
        countryName="country"
        dialingCodeName="countryDialingCode"
        label="Mobile number"
        countries={COUNTRIES}
        labels={LABELS}
      />
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '8123 4567' } });
  return onSubmit;
}

const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

describe('FormPhoneField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormPhoneField
          {...props}
          name="mobileNum"
          countryName="phoneCountry"
          label="Mobile number"
          countries={COUNTRIES}
          labels={LABELS}
        />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'PhoneField' },
  );

  it('sends the digits, the country and its dialing code under their own names', async () => {
    const onSubmit = draw('ID');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'SG' } });
    await send();
    await waitFor(() =>
      expect(onSubmit.mock.calls).toEqual([
        [{ country: 'SG', countryDialingCode: '65', mobileNum: '81234567' }],
      ]),
    );
  });

  it('tells the error of the country where the number itself has none', async () => {
    const onSubmit = draw('TH');
    await send();
    await waitFor(() => expect(screen.getByText('No messages are sent there.')).toBeTruthy());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
