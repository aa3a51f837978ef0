import { FormRadioGroup } from '@parlour/design-system/FormRadioGroup';
import { useTranslation } from 'react-i18next';

/** The field `accountType` of the surrounding form: member or agent. */
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
