import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import type { CaptchaView } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type SmsValues, smsLoginSchema } from '../../model/login.schema';
import type { PhoneValues } from '../../model/phone.schema';
import type { RememberView } from '../../model/remember/useRemember';
import type { PhoneCodeView } from '../../model/usePhoneCode';
import type { PhoneCountries } from '../../model/usePhoneCountries';
import { FormCaptcha } from '../FormCaptcha/FormCaptcha';
import { PhoneCodeFields } from '../PhoneCodeFields/PhoneCodeFields';
import { RememberBox } from '../RememberBox/RememberBox';

export interface SmsLoginProps {
  /** What the number starts with. */
  phone: PhoneValues | null;
  countries: PhoneCountries;
  code: PhoneCodeView & {
    /** Called once number and captcha are valid; resolves to whether a code was sent. */
    onSend: (values: PhoneValues & { captcha: string }) => Promise<boolean>;
  };
  captcha: CaptchaView;
  remember: RememberView | undefined;
  errors: ServerErrors | undefined;
  onSubmit: (values: SmsValues) => Promise<void>;
}

const NO_NUMBER: PhoneValues = { country: '', mobileNum: '' };

/** Login by a code that is sent to a phone (LOGIN-03). Its own chunk: most people log in by a password. */
export default function SmsLogin({
  phone,
  countries,
  code,
  captcha,
  remember,
  errors,
  onSubmit,
}: SmsLoginProps) {
  const { t } = useTranslation('identity');
  const { isShown: isCaptchaShown } = captcha;
  const schema = useMemo(
    () => smsLoginSchema({ isCaptchaShown, ...countries }),
    [isCaptchaShown, countries],
  );
  return (
    <Form
      schema={schema}
      defaultValues={{ ...(phone ?? NO_NUMBER), verificationCode: '', captcha: '' }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <Fields countries={countries} code={code} captcha={captcha} />
      <RememberBox remember={remember} />
      <FormSubmit size="lg" isWide>
        {t('common:actions.login')}
      </FormSubmit>
    </Form>
  );
}

const CAPTCHA = ['captcha'] as const;

function Fields({
  countries,
  code,
  captcha,
}: Pick<SmsLoginProps, 'countries' | 'code' | 'captcha'>) {
  const { getValues } = useFormContext<SmsValues>();
  const { onSend, ...view } = code;
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
