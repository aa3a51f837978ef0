import { FormDateField } from '@parlour/design-system/FormDateField';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { useTranslation } from 'react-i18next';
import type { RegisterField as Field } from '../../model/registerFields';
import { hintOf } from '../../model/registerMessages';
import { NewPassword } from './NewPassword';
import { registerControl } from './registerControls';

export interface RegisterFieldProps {
  field: Field;
  /** Latest date of birth, as `yyyy-MM-dd`. */
  today: string;
}

/** One field by its rule; numbers, codes and captchas have components of their own. */
export function RegisterField({ field, today }: RegisterFieldProps) {
  const { t } = useTranslation('identity');
  const { name, isRequired } = field;
  const hint = hintOf(field);
  const shared = {
    name,
    label: t(`fields.${name}`),
    hint: hint === null ? undefined : t(hint.key, { ...hint.params }),
    required: isRequired,
  };
  const labels = { show: t('login.showPassword'), hide: t('login.hidePassword') };
  switch (name) {
    case 'password':
      return <NewPassword {...shared} labels={labels} />;
    case 'confirmPassword':
      return <FormPasswordField {...shared} labels={labels} autoComplete="new-password" />;
    case 'paymentPassword':
      // A password manager would take it for the account's password.
      return <FormPasswordField {...shared} labels={labels} {...registerControl(field)} />;
    case 'birthday':
      return <FormDateField {...shared} autoComplete="bday" max={today} />;
    default:
      return (
        <FormTextField
          {...shared}
          {...registerControl(field)}
          type={name === 'email' ? 'email' : 'text'}
        />
      );
  }
}
