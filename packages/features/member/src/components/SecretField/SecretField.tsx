import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { useTranslation } from 'react-i18next';

export interface SecretFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** `new-password` where one is chosen; `off` for payment passwords, which no browser should save. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** A password field of the surrounding form, with a button to show it. */
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
