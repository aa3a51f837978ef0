import { useState } from 'react';
import { Balance, type BalanceLabels, type BalanceProps, type BalanceStatus } from './Balance';

export const BALANCE_LABELS: BalanceLabels = {
  balance: 'Balance',
  refresh: 'Refresh balance',
  hide: 'Hide balance',
  show: 'Show balance',
  hidden: 'Balance hidden',
  refreshed: 'Balance refreshed:',
  stale: 'As of 12:04. Press the amount to read it again.',
  failed: 'The balance could not be loaded. Press it to try again.',
};

export const LONG_BALANCE_LABELS: BalanceLabels = {
  ...BALANCE_LABELS,
  balance: 'Saldo dompet utama yang dapat digunakan untuk bermain',
  failed:
    'Saldo tidak dapat dimuat karena sambungan terputus. Tekan jumlahnya untuk mencoba sekali lagi.',
};

interface OwnedBalanceProps extends BalanceProps {
  /** Returns the amount that follows a press. */
  read: () => Promise<string>;
}

/** A balance with state: each press fetches and shows another amount. */
export function OwnedBalance({ read, onRefresh, onToggleHidden, ...props }: OwnedBalanceProps) {
  const [amount, setAmount] = useState(props.value);
  const [status, setStatus] = useState<BalanceStatus>(props.status ?? 'ready');
  const [isHidden, setIsHidden] = useState(props.isHidden ?? false);
  return (
    <Balance
      {...props}
      value={amount}
      status={status}
      isHidden={isHidden}
      onRefresh={async () => {
        onRefresh?.();
        setStatus('loading');
        setAmount(await read());
        setStatus('ready');
      }}
      onToggleHidden={(event) => {
        onToggleHidden?.(event);
        setIsHidden(event.isHidden);
      }}
    />
  );
}
