import { FormOneTimeCodeField } from '@parlour/design-system/FormOneTimeCodeField';
import { Stack } from '@parlour/design-system/layout/Stack';
import { SendCodeButton } from '@parlour/design-system/SendCodeButton';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PhoneValues } from '../../model/phone.schema';
import type { PhoneNumber } from '../../model/phoneCodes';
import type { PhoneCodeView } from '../../model/usePhoneCode';
import type { PhoneCountries } from '../../model/usePhoneCountries';
import { PhoneNumberField } from '../PhoneNumberField/PhoneNumberField';

interface Values extends PhoneValues {
  verificationCode: string;
}

export interface PhoneCodeFieldsProps {
  /** What `usePhoneCountries` gives. */
  countries: PhoneCountries;
  /** What `usePhoneCode` gives as `view`. */
  code: PhoneCodeView;
  /** Sends a code to a validated number; resolves to whether it was sent. */
  onSend: (number: PhoneNumber & { country: string }) => Promise<boolean>;
  /** Other fields of the form that must be valid before a code is sent, such as `captcha`. */
  checks?: readonly string[];
  /** Marks both as required, in a form with optional fields. */
  required?: boolean;
  /** Shown between number and code, such as the captcha. */
  children?: ReactNode;
}

const NO_CHECKS: readonly string[] = [];

/**
 * A mobile number, and the code that is sent to it: the fields `country`, `mobileNum` and
 * `verificationCode` of the form around it, whose schema has `phoneCodeShape` (SMS-01, SMS-02). For a
 * number alone use `PhoneNumberField`.
 */
export function PhoneCodeFields({
  countries,
  code: { status, until, sentMinutes },
  onSend,
  checks = NO_CHECKS,
  required = false,
  children,
}: PhoneCodeFieldsProps) {
  const { t } = useTranslation('identity');
  const { trigger, getValues, setFocus, clearErrors } = useFormContext<Values>();

  const send = async (): Promise<void> => {
    // `checks` are fields of the form around it, whose type is not known here.
    const needed = ['country', 'mobileNum', ...checks] as (keyof Values)[];
    const isReady = await trigger(needed, { shouldFocus: true });
    if (!isReady || countries.list === null) return;
    clearErrors('root');
    const { country, mobileNum } = getValues();
    const countryDialingCode = countries.dialingCodeOf(country);
    const isSent = await onSend({ country, countryDialingCode, mobileNum: mobileNum.trim() });
    if (isSent) setFocus('verificationCode');
  };

  return (
    <Stack>
      <PhoneNumberField countries={countries} required={required} />
      {children}
      <FormOneTimeCodeField
        name="verificationCode"
        label={t('fields.verificationCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required={required}
        hint={sentMinutes === null ? undefined : t('login.codeSent', { minutes: sentMinutes })}
        suffix={
          <SendCodeButton
            size="sm"
            labels={{
              send: t('login.sendCode'),
              retry: t('login.sendAgain'),
              seconds: (seconds) => t('login.secondsLeft', { seconds }),
              started: t('login.codeCounting'),
              ended: t('login.codeWaitOver'),
            }}
            status={status}
            until={until}
            onSend={() => void send()}
          />
        }
      />
    </Stack>
  );
}
