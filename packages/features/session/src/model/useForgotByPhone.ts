import { useCaptcha, useCoreDispatch } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetByPhone } from './forgotPassword';
import type { ForgotByPhoneValues } from './forgotPassword.schema';
import { passwordErrors } from './passwordErrors';
import type { PhoneValues } from './phone.schema';
import type { CodeError, PhoneNumber } from './phoneCodes';
import { useGoTo } from './useGoTo';
import { usePhoneCode } from './usePhoneCode';
import { usePhoneCountries } from './usePhoneCountries';

/** State and actions of the reset by phone, up to the session (PWD-03). */
export function useForgotByPhone({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const countries = usePhoneCountries({ isNeeded });
  const captcha = useCaptcha();
  const code = usePhoneCode('password');
  const [errors, setErrors] = useState<Record<string, string>>();

  const toNumber = ({ country, mobileNum }: PhoneValues): PhoneNumber => ({
    mobileNum,
    countryDialingCode: countries.dialingCodeOf(country),
  });
  const fail = (error: CodeError): void => {
    setErrors(passwordErrors(error, (key) => t(key)));
    captcha.renew(error);
  };

  return {
    countries,
    captcha: captcha.view,
    errors,
    code: {
      ...code.view,
      onSend: async ({ captcha: answer, ...phone }: PhoneValues & { captcha: string }) => {
        const outcome = await code.send(toNumber(phone), captcha.toAnswer(answer));
        if (outcome === 'ignored') return false;
        captcha.renew(outcome === 'sent' ? undefined : outcome.error);
        return outcome === 'sent';
      },
    },
    onSubmit: async (values: ForgotByPhoneValues): Promise<void> => {
      const { captcha: answer, verificationCode, newPassword, ...phone } = values;
      const number = toNumber(phone);
      const proved = await code.prove(number, verificationCode);
      if ('error' in proved) {
        fail(proved.error);
        return;
      }
      const error = await dispatch(
        resetByPhone(
          { number, proof: proved.proof, newPassword },
          { captcha: captcha.toAnswer(answer), goTo },
        ),
      );
      if (error !== null) fail(error);
    },
  };
}
