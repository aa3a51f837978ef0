import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { type IntentState, useMoney } from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-shared';
import type { VendorWallet, WalletRestore } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';

export interface VendorWalletsProps {
  /** Balance of the main wallet. */
  main: string;
  wallets: readonly VendorWallet[];
  restoreState: IntentState<WalletRestore>;
  /** Why nothing could be moved back. */
  restoreFailure: string | null;
  onRestore: () => void;
}

/** The balance of each wallet, and a button that moves all of it back (WAL-01). */
export function VendorWallets({
  main,
  wallets,
  restoreState,
  restoreFailure,
  onRestore,
}: VendorWalletsProps) {
  const { t } = useTranslation('wallet');
  const { full: money } = useMoney();
  const restored = restoreState.status === 'done' ? restoreState.value : null;
  const failed = restored?.vendors.filter(({ outcome }) => outcome === 'FAILED') ?? [];
  return (
    <Card
      footer={
        <Button
          variant="outline"
          tone="neutral"
          isLoading={restoreState.status === 'sending' || restoreState.status === 'checking'}
          onClick={onRestore}
        >
          {t('transfer.restore')}
        </Button>
      }
    >
      <Stack>
        <FactList
          facts={[
            { label: t('transfer.main'), value: money(main) },
            ...wallets.map(({ displayName, balance, state }) => ({
              label: displayName,
              value:
                balance === null || state !== 'AVAILABLE'
                  ? `${balance === null ? '–' : money(balance)} (${t('closed')})`
                  : money(balance),
            })),
          ]}
        />
        <IntentNotice state={restoreState} showsRefusal={false} />
        {restored === null ? null : (
          <Notice tone={failed.length === 0 ? 'positive' : 'warning'} role="status">
            {t('transfer.restored', { amount: money(restored.moved) })}
            {failed.map(({ vassalage, displayName, reason }) => (
              <p key={vassalage}>{`${displayName}: ${reason ?? ''}`}</p>
            ))}
          </Notice>
        )}
        {restoreFailure === null ? null : (
          <Notice tone="danger" role="alert">
            {restoreFailure}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
