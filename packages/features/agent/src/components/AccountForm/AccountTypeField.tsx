import { FormRadioGroup } from '@parlour/design-system/FormRadioGroup';
import { useTranslation } from 'react-i18next';

/** Whether an account is that of a member or of an agent; the field `accountType` of the form around it. */
export function AccountTypeField() {
  const { t } = useTranslation('agent');
  return (
    <FormRadioGroup
      name="accountType"
      label={t('account.type')}
      direction="row"
      options={[
        { value: 'member', label: t('accountType.member') },
        { value: 'agent', label: t('accountType.agent') },
      ]}
    />
  );
}
