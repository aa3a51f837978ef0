import { useCaptcha, useCoreDispatch } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { isRefusal } from '@parlour/gateway-openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorField, errorText } from './errorText';
import { resetByEmail } from './forgotPassword';
import type { ForgotByEmailValues } from './forgotPassword.schema';

/** State and actions of the reset by mail (PWD-02). */
export function useForgotByEmail() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const captcha = useCaptcha();
  const [errors, setErrors] = useState<Record<string, string>>();
  const [isAsked, setIsAsked] = useState(false);

  return {
    captcha: captcha.view,
    errors,
    /** The request was accepted. */
    isAsked,
    onSubmit: async ({ captcha: answer, ...owner }: ForgotByEmailValues): Promise<void> => {
      const error = await dispatch(resetByEmail(owner, { captcha: captcha.toAnswer(answer) }));
      if (error === null) {
        setIsAsked(true);
        return;
      }
      const field = isRefusal(error, 'USERNAME_NOT_FOUND') ? 'username' : errorField(error);
      setErrors(rateLimitForm({ [field]: errorText(error, (key) => t(key)) }, error));
      captcha.renew(error);
    },
  };
}
