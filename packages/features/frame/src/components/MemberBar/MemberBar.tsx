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
  selectIsHeld,
  useAccountFault,
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

// Their words are no words of the first page.
const LateFault = lazyChunk(() => import('./UnknownAccount'), { hasTexts: true });
const LateLinks = lazyChunk(() => Promise.resolve({ default: MemberLinks }), { hasTexts: true });
const LateWallet = lazyChunk(() => Promise.resolve({ default: WalletLink }), { hasTexts: true });

/** Who is logged in. Until the gateway has told whose session it is, nothing is asked that it may refuse. */
export default function MemberBar() {
  const { t } = useTranslation('frame');
  const account = useCoreSelector(selectAccount);
  const isHeld = useCoreSelector(selectIsHeld);
  const isUnknown = useAccountFault() !== null;
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
            <LateFault />
          </Suspense>
        </Boundary>
      ) : null}
      {isHeld ? <WayOut /> : null}
      {/* On a phone the bar at its foot has the way out. */}
      {isUnknown ? (
        <S.Leave>
          <WayOut />
        </S.Leave>
      ) : null}
    </S.Root>
  );
}

/**
 * All that is open to a session that is held, besides the change of its password (LOGIN-07), and to one whose
 * account is unknown, besides another try.
 */
function WayOut() {
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

/** The account of who is logged in: balance, the name that opens the member centre, and the way out (HDR-07). */
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
          <LateLinks />
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
            <LateWallet />
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
