import { useAccountFault } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-parts';
import { useTranslation } from 'react-i18next';
import * as S from './MemberBar.styles';

/** In place of an account that could not be looked up: that it is so, why, and another try. */
export default function UnknownAccount() {
  const { t } = useTranslation('parts');
  const fault = useAccountFault();
  if (fault === null) return null;
  return (
    <S.Unknown role="alert">
      <S.UnknownText title={fault.message}>
        {t('account.failed')}
        <S.Hint>{`. ${fault.message}`}</S.Hint>
      </S.UnknownText>
      <RetryButton size="sm" variant="outline" tone="neutral" state={fault} />
    </S.Unknown>
  );
}
