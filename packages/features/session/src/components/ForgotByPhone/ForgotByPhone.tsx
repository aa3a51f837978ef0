import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import type { CaptchaView } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ForgotByPhoneValues, forgotByPhoneSchema } from '../../model/forgotPassword.schema';
import type { PhoneValues } from '../../model/phone.schema';
import type { RegisterRules } from '../../model/registerFields';
import type { PhoneCodeView } from '../../model/usePhoneCode';
import type { PhoneCountries } from '../../model/usePhoneCountries';
import { FormCaptcha } from '../FormCaptcha/FormCaptcha';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields';
import { PhoneCodeFields } from '../PhoneCodeFields/PhoneCodeFields';

export interface ForgotByPhoneProps {
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  countries: PhoneCountries;
  code: PhoneCodeView & {
    /** Called once number and captcha are valid; resolves to whether a code was sent. */
    onSend: (values: PhoneValues & { captcha: string }) => Promise<boolean>;
  };
  captcha: CaptchaView;
  errors: ServerErrors | undefined;
  onSubmit: (values: ForgotByPhoneValues) => Promise<void>;
}

const EMPTY: ForgotByPhoneValues = {
  country: '',
  mobileNum: '',
  verificationCode: '',
  newPassword: '',
  captcha: '',
};

/** Sets a new password by a code that is sent to a phone (PWD-03). */
export function ForgotByPhone({
  rules,
  countries,
  code,
  captcha,
  errors,
  onSubmit,
}: ForgotByPhoneProps) {
  const { t } = useTranslation('identity');
  const { isShown: isCaptchaShown } = captcha;
  const schema = useMemo(
    () => forgotByPhoneSchema({ rules, isCaptchaShown, phone: countries }),
    [rules, isCaptchaShown, countries],
  );
  return (
    <Form
      schema={schema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <Phone countries={countries} code={code} captcha={captcha} />
      <NewPasswordFields rules={rules} />
      <FormSubmit size="lg" isWide>
        {t('forgot.set')}
      </FormSubmit>
    </Form>
  );
}

const CAPTCHA = ['captcha'] as const;

function Phone({
  countries,
  code: { onSend, ...view },
  captcha,
}: Pick<ForgotByPhoneProps, 'countries' | 'code' | 'captcha'>) {
  const { getValues } = useFormContext<ForgotByPhoneValues>();
  return (
    <PhoneCodeFields
      countries={countries}
      code={view}
      checks={CAPTCHA}
      onSend={({ country, mobileNum }) =>
        onSend({ country, mobileNum, captcha: getValues('captcha').trim() })
      }
    >
      <FormCaptcha captcha={captcha} />
    </PhoneCodeFields>
  );
}
