import { Badge } from '@parlour/design-system/Badge';
import { IconButton } from '@parlour/design-system/IconButton';
import { EyeIcon } from '@parlour/design-system/icons/EyeIcon';
import { EyeOffIcon } from '@parlour/design-system/icons/EyeOffIcon';
import { LogOutIcon } from '@parlour/design-system/icons/LogOutIcon';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import {
  formatMoney,
  overlayOpened,
  selectAccount,
  useCoreDispatch,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../model/useBalance';
import * as S from './MemberBar.styles';

/** The account of who is logged in: balance, name and the way out. */
export default function MemberBar() {
  const { t } = useTranslation('frame');
  const dispatch = useCoreDispatch();
  const { tag } = useLanguage();
  const account = useCoreSelector(selectAccount);
  const { amount, symbol, isLoading, isFailed, isHidden, refresh, toggleHidden } = useBalance();
  const shown = isHidden ? '***' : amount === null ? '—' : `${symbol} ${formatMoney(amount, tag)}`;
  return (
    <S.Root>
      <S.Balance role="group" aria-label={t('balance.label')}>
        <S.Amount
          type="button"
          title={t('balance.refresh')}
          aria-busy={isLoading || undefined}
          onClick={refresh}
        >
          <S.Figure data-failed={isFailed || undefined}>{shown}</S.Figure>
          <S.Hint>{t('balance.refresh')}</S.Hint>
          <S.Turn data-loading={isLoading || undefined} aria-hidden>
            <RefreshIcon size={16} />
          </S.Turn>
        </S.Amount>
        <IconButton
          size="sm"
          icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
          label={isHidden ? t('balance.show') : t('balance.hide')}
          onClick={toggleHidden}
        />
      </S.Balance>
      {account === null ? null : (
        <S.Name>
          <S.NameText>{account.account}</S.NameText>
          {account.isTrial ? <Badge tone="info">{t('account.trial')}</Badge> : null}
          {account.vipLabel === null || account.isTrial ? null : (
            <Badge tone="accent">{account.vipLabel}</Badge>
          )}
        </S.Name>
      )}
      <S.Leave>
        <IconButton
          icon={<LogOutIcon />}
          label={t('account.logout')}
          onClick={() => dispatch(overlayOpened({ name: 'logout' }))}
        />
      </S.Leave>
      {isFailed ? <S.Silent role="status">{t('balance.failed')}</S.Silent> : null}
    </S.Root>
  );
}
