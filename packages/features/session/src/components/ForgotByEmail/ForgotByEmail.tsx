import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { Notice } from '@parlour/design-system/Notice';
import type { CaptchaView } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ForgotByEmailValues, forgotByEmailSchema } from '../../model/forgotPassword.schema';
import type { RegisterRules } from '../../model/registerFields';
import { USERNAME_INPUT } from '../../model/usernameInput';
import { FormCaptcha } from '../FormCaptcha/FormCaptcha';

export interface ForgotByEmailProps {
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  captcha: CaptchaView;
  errors: ServerErrors | undefined;
  /** The request was accepted: a text replaces the form. */
  isAsked: boolean;
  onSubmit: (values: ForgotByEmailValues) => Promise<void>;
}

const EMPTY: ForgotByEmailValues = { username: '', email: '', captcha: '' };

/** Asks for a mail that leads to a new password (PWD-02). */
export function ForgotByEmail({ rules, captcha, errors, isAsked, onSubmit }: ForgotByEmailProps) {
  const { t } = useTranslation('identity');
  const { isShown: isCaptchaShown } = captcha;
  const schema = useMemo(
    () => forgotByEmailSchema({ rules, isCaptchaShown }),
    [rules, isCaptchaShown],
  );
  if (isAsked)
    return (
      <Notice tone="positive" role="status">
        {t('forgot.in_been_out')}
      </Notice>
    );
  return (
    <Form
      schema={schema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormTextField name="username" label={t('session:fields.username')} {...USERNAME_INPUT} />
      <FormTextField
        name="email"
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormCaptcha captcha={captcha} />
      <FormSubmit size="lg" isWide>
        {t('forgot.ask')}
      </FormSubmit>
    </Form>
  );
}
