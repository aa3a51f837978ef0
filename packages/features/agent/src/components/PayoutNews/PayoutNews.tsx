import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useMoney } from '@parlour/feature-core';
import type { ContractPayout } from '@parlour/gateway-openapi/agent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface PayoutNewsProps {
  /** Payouts of the first page, newest first; undefined while they load. Another report needs another `key`. */
  payouts: readonly ContractPayout[] | undefined;
}

/** Says a payout to screen readers that appears while one looks; those that were there at first are not said. */
export function PayoutNews({ payouts }: PayoutNewsProps) {
  const { t } = useTranslation('contractTrial');
  const { full } = useMoney();
  const [first, setFirst] = useState<string | null>(null);
  if (payouts !== undefined && first === null) setFirst(payouts[0]?.payoutId ?? '');
  const newest = payouts?.[0];
  const isNew = first !== null && newest !== undefined && newest.payoutId !== first;
  return (
    <VisuallyHidden role="status">
      {isNew ? t('news', { amount: full(newest.amount), account: newest.account }) : ''}
    </VisuallyHidden>
  );
}
