import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useAccountError } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import * as S from './UnknownAccount.styles';

/** The error of an account that could not be loaded, with a retry. */
export default function UnknownAccount() {
  const { t } = useTranslation('shared');
  const error = useAccountError();
  if (error === null) return null;
  return (
    <S.Root role="alert">
      <S.Text title={error.message}>
        {t('account.failed')}
        <VisuallyHidden> {error.message}</VisuallyHidden>
      </S.Text>
      <RetryButton size="sm" variant="outline" tone="neutral" state={error} />
    </S.Root>
  );
}
