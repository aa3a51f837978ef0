import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { IconButton } from '@parlour/design-system/IconButton';
import { EyeIcon } from '@parlour/design-system/icons/EyeIcon';
import { EyeOffIcon } from '@parlour/design-system/icons/EyeOffIcon';
import { LogOutIcon } from '@parlour/design-system/icons/LogOutIcon';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import {
  type Account,
  Boundary,
  lazyChunk,
  overlayOpened,
  selectAccount,
  selectIsRestricted,
  useAccountError,
  useBalance,
  useCentreHref,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './MemberBar.styles';
import { MemberLinks } from './MemberLinks';
import { WalletLink } from './WalletLink';

// Their texts are lazy.
const LazyUnknownAccount = lazyChunk(() => import('./UnknownAccount'), { hasTexts: true });
const LazyLinks = lazyChunk(() => Promise.resolve({ default: MemberLinks }), { hasTexts: true });
const LazyWallet = lazyChunk(() => Promise.resolve({ default: WalletLink }), { hasTexts: true });

/** Who is logged in. Until the account is known, no call is made that the gateway may refuse. */
export default function MemberBar() {
  const { t } = useTranslation('frame');
  const account = useCoreSelector(selectAccount);
  const isRestricted = useCoreSelector(selectIsRestricted);
  const isUnknown = useAccountError() !== null;
  if (account !== null) return <AccountBar account={account} />;
  return (
    <S.Root>
      {isUnknown ? (
        <Boundary
          fallback={(retry) => (
            <Button variant="outline" tone="neutral" onClick={retry}>
              {t('common:actions.retry')}
            </Button>
          )}
        >
          <Suspense>
            <LazyUnknownAccount />
          </Suspense>
        </Boundary>
      ) : null}
      {isRestricted ? <LogoutButton /> : null}
      {/* On a phone the bottom bar has the logout. */}
      {isUnknown ? (
        <S.Leave>
          <LogoutButton />
        </S.Leave>
      ) : null}
    </S.Root>
  );
}

/**
 * Logs out: the only other choice for a restricted session, which has to change its password (LOGIN-07), and for
 * one whose account could not be loaded, besides a retry.
 */
function LogoutButton() {
  const { t } = useTranslation('frame');
  const dispatch = useCoreDispatch();
  return (
    <Button
      variant="outline"
      tone="neutral"
      onClick={() => dispatch(overlayOpened({ name: 'logout' }))}
    >
      {t('account.logout')}
    </Button>
  );
}

/** The account: balance, the name that opens the member centre, logout (HDR-07). */
function AccountBar({ account }: { account: Account }) {
  const { t } = useTranslation('frame');
  const dispatch = useCoreDispatch();
  const hrefTo = useCentreHref();
  const { text, isLoading, isFailed, isHidden, refresh, toggleHidden } = useBalance();
  const shown = isHidden ? '***' : (text ?? '—');
  return (
    <S.Root>
      <Boundary
        fallback={(retry) => (
          <IconButton
            size="sm"
            icon={<RefreshIcon />}
            label={t('common:errors.chunk')}
            onClick={retry}
          />
        )}
      >
        <Suspense>
          <LazyLinks />
        </Suspense>
      </Boundary>
      <S.Balance role="group" aria-label={t('balance.label')}>
        <S.Amount
          type="button"
          title={isFailed ? t('balance.failed') : t('balance.refresh')}
          aria-busy={isLoading || undefined}
          onClick={refresh}
        >
          <S.Hint>{`${t('balance.refresh')} `}</S.Hint>
          {isFailed ? (
            <S.Trouble>
              <WarningIcon size={16} />
            </S.Trouble>
          ) : null}
          <S.Figure data-failed={isFailed || undefined}>{shown}</S.Figure>
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
        <Boundary fallback={() => <S.WalletSpace />}>
          <Suspense fallback={<S.WalletSpace />}>
            <LazyWallet />
          </Suspense>
        </Boundary>
      </S.Balance>
      <S.Name href={hrefTo('member', 'securityCenter')}>
        <S.NameText>{account.account}</S.NameText>
        {account.isTrial ? (
          <Badge size="sm" tone="info">
            {t('account.trial')}
          </Badge>
        ) : null}
        {account.vipLabel === null || account.isTrial ? null : (
          <Badge size="sm" tone="accent">
            {account.vipLabel}
          </Badge>
        )}
      </S.Name>
      <S.Leave>
        <IconButton
          icon={<LogOutIcon />}
          label={t('account.logout')}
          onClick={() => dispatch(overlayOpened({ name: 'logout' }))}
        />
      </S.Leave>
      <S.Silent role="status">{isFailed ? t('balance.failed') : null}</S.Silent>
    </S.Root>
  );
}
