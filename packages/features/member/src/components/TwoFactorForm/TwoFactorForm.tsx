import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormOneTimeCodeField } from '@parlour/design-system/FormOneTimeCodeField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { useTranslation } from 'react-i18next';
import { type TwoFactorValues, twoFactorSchema } from '../../model/security.schema';
import { SecretField } from '../SecretField/SecretField';

export interface TwoFactorFormProps {
  errors: ServerErrors | undefined;
  onSubmit: (values: TwoFactorValues) => Promise<void>;
}

const EMPTY: TwoFactorValues = { code: '', password: '' };

/** The first code of the authenticator and the login password (MC-04). */
export function TwoFactorForm({ errors, onSubmit }: TwoFactorFormProps) {
  const { t } = useTranslation('member');
  return (
    <Form
      schema={twoFactorSchema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <FormOneTimeCodeField
        name="code"
        label={t('twoFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SecretField name="password" label={t('fields.password')} />
      <FormSubmit isWide>{t('security.turnOn')}</FormSubmit>
    </Form>
  );
}
