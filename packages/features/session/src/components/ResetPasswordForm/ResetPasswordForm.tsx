import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterRules } from '../../model/registerFields';
import { type ResetPasswordValues, resetPasswordSchema } from '../../model/resetPassword.schema';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields';

export interface ResetPasswordFormProps {
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  errors: ServerErrors | undefined;
  onSubmit: (values: ResetPasswordValues) => Promise<void>;
}

const EMPTY: ResetPasswordValues = { newPassword: '', confirmPassword: '' };

/** Sets a new password by the link of a mail (PWD-02). */
export function ResetPasswordForm({ rules, errors, onSubmit }: ResetPasswordFormProps) {
  const { t } = useTranslation('identity');
  const schema = useMemo(() => resetPasswordSchema(rules), [rules]);
  return (
    <Form
      schema={schema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <NewPasswordFields rules={rules} isConfirmed />
      <FormSubmit size="lg" isWide>
        {t('forgot.set')}
      </FormSubmit>
    </Form>
  );
}
