import { useWatch } from 'react-hook-form';
import { Stack } from '../../layout/Stack/Stack';
import { AMOUNT_LABELS, QUICK_AMOUNTS } from '../AmountField/AmountField.fixtures';
import { CAPTCHA_LABELS, sampleCaptcha } from '../CaptchaField/CaptchaField.fixtures';
import { COMBOBOX_LABELS, GROUPED_OPTIONS } from '../Combobox/Combobox.fixtures';
import { COUNTRIES, COUNTRY_LABELS } from '../CountrySelect/CountrySelect.fixtures';
import { PERIODS, RANGE_LABELS } from '../DateRangeField/DateRangeField.fixtures';
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
import { FormSection } from '../FormSection/FormSection';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormSwitch } from '../FormSwitch/FormSwitch';
import { FormTextArea } from '../FormTextArea/FormTextArea';
import { FormTextField } from '../FormTextField/FormTextField';
import { UPLOAD_LABELS } from '../ImageUpload/ImageUpload.fixtures';
import { PasswordStrength } from '../PasswordStrength/PasswordStrength';
import { STRENGTH_LABELS } from '../PasswordStrength/PasswordStrength.fixtures';
import { COUNTRIES as PHONE_COUNTRIES } from '../PhoneField/PhoneField.fixtures';
import { CHANNELS } from '../RadioGroup/RadioGroup.fixtures';
import { SendCodeButton } from '../SendCodeButton/SendCodeButton';
import { SEND_LABELS } from '../SendCodeButton/SendCodeButton.fixtures';
import { COUNT_LABELS } from '../TextArea/TextArea.fixtures';
import { Form } from './Form';
import {
  REGISTRATION_START,
  registrationSchema,
  translateRegistration,
} from './registration.fixtures';

function WatchedStrength() {
  const [password = '', username = ''] = useWatch<{ password: string; username: string }>({
    name: ['password', 'username'],
  });
  return <PasswordStrength password={password} labels={STRENGTH_LABELS} userInputs={[username]} />;
}

const ignore = () => undefined;

/** A long form with every kind of field. */
export function RegistrationForm({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  return (
    <Form
      aria-label="Register"
      schema={registrationSchema}
      defaultValues={REGISTRATION_START}
      onSubmit={onSubmit}
      translateError={translateRegistration}
      labels={{ summary: 'Please look at these again' }}
      style={{ maxInlineSize: '720px', gap: '24px' }}
    >
      <FormSection legend="Your account">
        <FormTextField name="username" label="Username" autoComplete="username" />
        <Stack gap={8}>
          <FormPasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            labels={{ show: 'Show what is typed', hide: 'Hide what is typed' }}
          />
          <WatchedStrength />
        </Stack>
        <FormCombobox
          name="currency"
          label="Currency"
          hint="It can’t be changed later."
          options={GROUPED_OPTIONS}
          labels={COMBOBOX_LABELS}
        />
      </FormSection>
      <FormSection
        legend="About you"
        description="As in your passport: we compare it at the first withdrawal."
      >
        <FormTextField name="fullName" label="Full name" autoComplete="name" />
        <FormDateField name="birthday" label="Date of birth" autoComplete="bday" max="2006-11-21" />
        <FormCountrySelect
          name="country"
          label="Country"
          countries={COUNTRIES}
          labels={COUNTRY_LABELS}
        />
        <FormPhoneField
          name="mobileNum"
          countryName="phoneCountry"
          label="Mobile number"
          countries={PHONE_COUNTRIES}
          labels={{ country: 'Country code' }}
        />
        <FormOneTimeCodeField
          name="verificationCode"
          label="Verification code"
          length={6}
          suffix={<SendCodeButton labels={SEND_LABELS} onSend={ignore} />}
        />
        <FormRadioGroup name="contact" label="How may we reach you" options={CHANNELS} />
        <div data-wide>
          <FormImageUpload
            name="proof"
            label="Picture of your passport"
            hint="PNG or JPG, at most 5 MB each."
            labels={UPLOAD_LABELS}
          />
        </div>
      </FormSection>
      <FormSection legend="Your limits" description="They can be lowered at once at any time.">
        <div data-wide>
          <FormSwitch name="hasLimit" label="Limit what I can deposit in a month" />
        </div>
        <FormAmountField
          name="limit"
          label="Limit in a month"
          locale="en"
          currency="IDR"
          quickAmounts={QUICK_AMOUNTS}
          labels={AMOUNT_LABELS}
        />
        <FormNumberField
          name="reminder"
          label="Remind me after"
          suffix="minutes"
          labels={STEP_LABELS}
          min="15"
          step="15"
        />
        <div data-wide>
          <FormDateRangeField
            name="leave"
            label="Close my account for a while"
            labels={RANGE_LABELS}
            presets={PERIODS.slice(-2)}
          />
        </div>
      </FormSection>
      <FormSection legend="Last things" columns={1}>
        <FormTextArea
          name="remark"
          label="Anything that we should know"
          limit={140}
          labels={COUNT_LABELS}
        />
        <FormCaptchaField
          name="captcha"
          label="Captcha"
          labels={CAPTCHA_LABELS}
          src={sampleCaptcha(2)}
          onRefresh={ignore}
        />
        <FormCheckbox name="isAdult" label="I am 18 or older" />
      </FormSection>
      <FormSubmit>Register</FormSubmit>
    </Form>
  );
}
