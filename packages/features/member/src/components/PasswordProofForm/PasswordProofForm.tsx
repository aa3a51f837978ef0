import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { useTranslation } from 'react-i18next';
import { type PasswordProofValues, passwordProofSchema } from '../../model/security.schema';
import { SecretField } from '../SecretField/SecretField';

export interface PasswordProofFormProps {
  /** Label of the button. */
  submit: string;
  /** Colour of the button: `danger` for what weakens the account. */
  tone?: 'action' | 'danger';
  errors: ServerErrors | undefined;
  onSubmit: (values: PasswordProofValues) => Promise<void>;
}

const EMPTY: PasswordProofValues = { password: '' };

/** The login password, which proves the person. */
export function PasswordProofForm({
  submit,
  tone = 'action',
  errors,
  onSubmit,
}: PasswordProofFormProps) {
  const { t } = useTranslation('member');
  return (
    <Form
      schema={passwordProofSchema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <SecretField name="password" label={t('fields.password')} />
      <FormSubmit isWide tone={tone}>
        {submit}
      </FormSubmit>
    </Form>
  );
}
