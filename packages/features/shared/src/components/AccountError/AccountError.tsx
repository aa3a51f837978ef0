import { useAccountError } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../LoadError/LoadError';

/** Replaces what needs an account when it could not be loaded; else nothing. */
export function AccountError() {
  const { t } = useTranslation('shared');
  const error = useAccountError();
  return error === null ? null : <LoadError title={t('account.failed')} state={error} />;
}
