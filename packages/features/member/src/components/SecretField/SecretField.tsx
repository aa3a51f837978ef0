import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { useTranslation } from 'react-i18next';

export interface SecretFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** `new-password` where one is chosen; payment passwords are no matter of the browser's. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** A password of the form around it, which can be shown while it is typed. */
export function SecretField({ autoComplete = 'current-password', ...field }: SecretFieldProps) {
  const { t } = useTranslation('member');
  return (
    <FormPasswordField
      {...field}
      autoComplete={autoComplete}
      labels={{ show: t('fields.show'), hide: t('fields.hide') }}
    />
  );
}
