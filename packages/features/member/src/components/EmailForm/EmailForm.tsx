import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { useTranslation } from 'react-i18next';
import { type EmailValues, emailSchema } from '../../model/security.schema';
import { BindCodeField, type BindCodeFieldProps } from '../BindCodeField/BindCodeField';
import { SecretField } from '../SecretField/SecretField';

export interface EmailFormProps extends Pick<BindCodeFieldProps, 'code'> {
  errors: ServerErrors | undefined;
  /** Sends a code to an address; resolves to whether it was sent. */
  onSend: (email: string) => Promise<boolean>;
  onSubmit: (values: EmailValues) => Promise<void>;
}

const EMPTY: EmailValues = { email: '', verificationCode: '', password: '' };
const CHECKS = ['email'] as const;

/** An email address, proved by a code (MC-04). */
export function EmailForm({ code, errors, onSend, onSubmit }: EmailFormProps) {
  const { t } = useTranslation('member');
  return (
    <Form
      schema={emailSchema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <FormTextField
        name="email"
        type="email"
        label={t('security.email')}
        autoComplete="email"
        dir="ltr"
      />
      <BindCodeField
        code={code}
        checks={CHECKS}
        onSend={({ email = '' }) => onSend(email.trim())}
      />
      <SecretField name="password" label={t('fields.password')} />
      <FormSubmit isWide>{t('security.save')}</FormSubmit>
    </Form>
  );
}
