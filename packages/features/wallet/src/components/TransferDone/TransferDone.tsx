import { Button } from '@parlour/design-system/Button';
import { Notice } from '@parlour/design-system/Notice';
import { useMoney } from '@parlour/feature-core';
import type { Transfer } from '@parlour/gateway-openapi/wallet';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface TransferDoneProps {
  /** Null if only its success is known. */
  transfer: Transfer | null;
  onAgain: () => void;
}

/** Announces that a transfer succeeded, and takes focus. */
export function TransferDone({ transfer, onAgain }: TransferDoneProps) {
  const { t } = useTranslation('wallet');
  const { full: money } = useMoney();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const isPending = transfer?.state === 'PROCESSING';
  return (
    <Notice
      ref={root}
      tabIndex={-1}
      tone={isPending ? 'info' : 'positive'}
      role="status"
      action={
        <Button size="sm" variant="outline" tone="neutral" onClick={onAgain}>
          {t('transfer.again')}
        </Button>
      }
    >
      {transfer === null
        ? t('intent.done')
        : t(isPending ? 'transfer.pending' : 'transfer.done', { amount: money(transfer.amount) })}
    </Notice>
  );
}
