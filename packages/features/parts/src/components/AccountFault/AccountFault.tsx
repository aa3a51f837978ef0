import { useAccountFault } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { LoadFault } from '../LoadFault/LoadFault';

/** Replaces what needs an account when it could not be loaded; else nothing. */
export function AccountFault() {
  const { t } = useTranslation('parts');
  const fault = useAccountFault();
  return fault === null ? null : <LoadFault title={t('account.failed')} state={fault} />;
}
