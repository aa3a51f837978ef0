import { useAccountFault } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { LoadFault } from '../LoadFault/LoadFault';

/** In place of what needs to know whose session it is, when that could not be looked up; else nothing. */
export function AccountFault() {
  const { t } = useTranslation('parts');
  const fault = useAccountFault();
  return fault === null ? null : <LoadFault title={t('account.failed')} state={fault} />;
}
