import { Balance } from '@parlour/design-system/Balance';
import { IconButton } from '@parlour/design-system/IconButton';
import { LogOutIcon } from '@parlour/design-system/icons/LogOutIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { overlayOpened, useBalance, useCoreDispatch } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Always visible in the member centre: the balance, and the logout button. */
export function MemberSummary() {
  const { t } = useTranslation('member');
  const dispatch = useCoreDispatch();
  const { text, isLoading, isFailed, isHidden, refresh, toggleHidden } = useBalance();
  return (
    <Inline justify="between">
      <Balance
        value={text}
        status={isLoading ? 'loading' : isFailed ? (text === null ? 'failed' : 'stale') : 'ready'}
        isHidden={isHidden}
        onRefresh={refresh}
        onToggleHidden={toggleHidden}
        labels={{
          balance: t('balance.label'),
          refresh: t('balance.refresh'),
          hide: t('balance.hide'),
          show: t('balance.show'),
          hidden: t('balance.hidden'),
          refreshed: t('balance.refreshed'),
          stale: t('balance.stale'),
          failed: t('balance.failed'),
        }}
      />
      <IconButton
        icon={<LogOutIcon />}
        label={t('logout')}
        onClick={() => dispatch(overlayOpened({ name: 'logout' }))}
      />
    </Inline>
  );
}
