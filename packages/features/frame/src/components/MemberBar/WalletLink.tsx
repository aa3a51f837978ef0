import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { useCentreHref } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import * as S from './MemberBar.styles';

/** The link to the wallet beside the balance, where the header has no space for labels (HDR-07). */
export function WalletLink() {
  const { t } = useTranslation('frameLate');
  const hrefTo = useCentreHref();
  const name = t('member.wallet');
  return (
    <S.Wallet href={hrefTo('member', 'depositv2')} aria-label={name} title={name}>
      <WalletIcon size={20} />
    </S.Wallet>
  );
}
