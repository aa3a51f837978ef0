import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useAccountFault } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-parts';
import { useTranslation } from 'react-i18next';
import * as S from './UnknownAccount.styles';

/** In place of an account that could not be looked up: that it is so, why, and another try. */
export default function UnknownAccount() {
  const { t } = useTranslation('parts');
  const fault = useAccountFault();
  if (fault === null) return null;
  return (
    <S.Root role="alert">
      <S.Text title={fault.message}>
        {t('account.failed')}
        <VisuallyHidden> {fault.message}</VisuallyHidden>
      </S.Text>
      <RetryButton size="sm" variant="outline" tone="neutral" state={fault} />
    </S.Root>
  );
}
