import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { useTranslation } from 'react-i18next';
import { type LinkSocialValues, linkSocialSchema } from '../../model/useLinkSocial';

export interface LinkSocialFormProps {
  /** The provider's own name. */
  name: string;
  errors: ServerErrors | undefined;
  onSubmit: (values: LinkSocialValues) => Promise<void>;
}

const EMPTY: LinkSocialValues = { password: '' };

/** Asks for the account's password, then leads to the provider's login (LOGIN-15). */
export function LinkSocialForm({ name, errors, onSubmit }: LinkSocialFormProps) {
  const { t } = useTranslation('identity');
  return (
    <Form
      schema={linkSocialSchema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <p>{t('social.linkText', { name })}</p>
      <FormPasswordField
        name="password"
        label={t('fields.password')}
        labels={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
      />
      <FormSubmit isWide>{t('social.continueWith', { name })}</FormSubmit>
    </Form>
  );
}
