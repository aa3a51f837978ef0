import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CAPTCHA_LABELS } from '../CaptchaField/CaptchaField.fixtures';
import { COMBOBOX_LABELS, CURRENCY_OPTIONS } from '../Combobox/Combobox.fixtures';
import { COUNTRIES, COUNTRY_LABELS } from '../CountrySelect/CountrySelect.fixtures';
import { RANGE_LABELS } from '../DateRangeField/DateRangeField.fixtures';
import { FormAmountField } from '../FormAmountField/FormAmountField';
import { FormCaptchaField } from '../FormCaptchaField/FormCaptchaField';
import { FormCheckbox } from '../FormCheckbox/FormCheckbox';
import { FormCombobox } from '../FormCombobox/FormCombobox';
import { FormCountrySelect } from '../FormCountrySelect/FormCountrySelect';
import { FormDateField } from '../FormDateField/FormDateField';
import { FormDateRangeField } from '../FormDateRangeField/FormDateRangeField';
import { FormImageUpload } from '../FormImageUpload/FormImageUpload';
import { FormNumberField } from '../FormNumberField/FormNumberField';
import { STEP_LABELS } from '../FormNumberField/FormNumberField.fixtures';
import { FormOneTimeCodeField } from '../FormOneTimeCodeField/FormOneTimeCodeField';
import { FormPasswordField } from '../FormPasswordField/FormPasswordField';
import { FormPhoneField } from '../FormPhoneField/FormPhoneField';
import { FormRadioGroup } from '../FormRadioGroup/FormRadioGroup';
import { FormSelect } from '../FormSelect/FormSelect';
import { FormSlider } from '../FormSlider/FormSlider';
import { FormSwitch } from '../FormSwitch/FormSwitch';
import { FormTextArea } from '../FormTextArea/FormTextArea';
import { FormTextField } from '../FormTextField/FormTextField';
import { samplePng, UPLOAD_LABELS } from '../ImageUpload/ImageUpload.fixtures';
import { COUNTRIES as PHONE_COUNTRIES } from '../PhoneField/PhoneField.fixtures';
import { CHANNELS } from '../RadioGroup/RadioGroup.fixtures';
import { CURRENCIES } from './Form.fixtures';

const PICTURE = samplePng('receipt.png');
const ignore = () => undefined;
const COUNTRY_LABEL = { country: 'Country code' };

const named = { name: 'value', label: 'Field' };
const write = (value: string) => (control: HTMLElement) =>
  fireEvent.change(control, { target: { value } });
const typed = (text: string) => ({ typed: text, fill: write(text) });
const press = (control: HTMLElement) => fireEvent.click(control);
const chosen = (words: string) => ({
  typed: words,
  fill: (control: HTMLElement) => {
    write(words)(control);
    fireEvent.keyDown(control, { key: 'Enter' });
  },
});

export interface FieldRow {
  field: ReactElement;
  fill: (control: HTMLElement) => unknown;
  /** Value of the control after filling, if it is a text. */
  typed?: string;
  empty?: string | boolean | object;
  sent: unknown;
}

/** Each field, how to fill it, and the value that is then submitted. */
export const FIELDS: Record<string, FieldRow> = {
  FormAmountField: {
    field: <FormAmountField {...named} locale="en" currency="IDR" />,
    ...typed('75,000.5'),
    sent: '75000.50',
  },
  FormCaptchaField: {
    field: <FormCaptchaField {...named} labels={CAPTCHA_LABELS} onRefresh={ignore} />,
    ...typed('T9QNC'),
    sent: 'T9QNC',
  },
  FormCheckbox: { field: <FormCheckbox {...named} />, fill: press, empty: false, sent: true },
  FormCombobox: {
    field: <FormCombobox {...named} options={CURRENCY_OPTIONS} labels={COMBOBOX_LABELS} />,
    ...chosen('Thai baht'),
    sent: 'THB',
  },
  FormCountrySelect: {
    field: <FormCountrySelect {...named} countries={COUNTRIES} labels={COUNTRY_LABELS} />,
    ...chosen('Nepal'),
    sent: 'NP',
  },
  FormDateField: {
    field: <FormDateField {...named} max="2006-11-21" />,
    ...typed('1990-04-12'),
    sent: '1990-04-12',
  },
  FormDateRangeField: {
    field: <FormDateRangeField {...named} labels={RANGE_LABELS} />,
    ...typed('2024-10-01'),
    empty: { start: '', end: '' },
    sent: { start: '2024-10-01', end: '' },
  },
  FormImageUpload: {
    field: <FormImageUpload {...named} labels={UPLOAD_LABELS} />,
    fill: (control) => fireEvent.change(control, { target: { files: [PICTURE] } }),
    empty: [],
    sent: [PICTURE],
  },
  FormNumberField: {
    field: <FormNumberField {...named} labels={STEP_LABELS} />,
    ...typed('3'),
    sent: '3',
  },
  FormOneTimeCodeField: {
    field: <FormOneTimeCodeField {...named} length={6} />,
    ...typed('246810'),
    sent: '246810',
  },
  FormPasswordField: {
    field: <FormPasswordField {...named} labels={{ show: 'Show', hide: 'Hide' }} />,
    ...typed('Lantern#2024'),
    sent: 'Lantern#2024',
  },
  FormPhoneField: {
    field: (
      <FormPhoneField
        {...named}
        countryName="country"
        countries={PHONE_COUNTRIES}
        labels={COUNTRY_LABEL}
      />
    ),
    ...typed('8123 4567'),
    sent: '81234567',
  },
  FormRadioGroup: {
    field: <FormRadioGroup {...named} options={CHANNELS} />,
    fill: press,
    sent: CHANNELS[0]?.value,
  },
  FormSelect: {
    field: <FormSelect {...named} options={CURRENCIES} placeholder="Choose" />,
    ...typed('THB'),
    sent: 'THB',
  },
  FormSlider: { field: <FormSlider {...named} max="60" />, fill: write('30'), sent: '30' },
  FormSwitch: { field: <FormSwitch {...named} />, fill: press, empty: false, sent: true },
  FormTextArea: { field: <FormTextArea {...named} />, ...typed('Good\nday'), sent: 'Good\nday' },
  FormTextField: { field: <FormTextField {...named} />, ...typed('koi'), sent: 'koi' },
};
