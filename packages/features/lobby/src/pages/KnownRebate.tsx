import { Badge } from '@parlour/design-system/Badge';
import { formatRebateRate, useLanguage } from '@parlour/feature-core';
import { useGetRebateRatesQuery } from '@parlour/gateway-openapi/promotions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface KnownRebateProps {
  gameType: string;
  /** Shown while the rate is not known. */
  space: ReactNode;
}

/** The member's own rate, from the gateway. */
export default function KnownRebate({ gameType, space }: KnownRebateProps) {
  const { t } = useTranslation('lobby');
  const { tag } = useLanguage();
  const { data } = useGetRebateRatesQuery();
  const own = data?.rates.find(({ gameCategory }) => gameCategory === gameType);
  if (own === undefined) return space;
  return (
    <Badge tone="accent">{t('list.rebate', { rebate: formatRebateRate(own.rate, tag) })}</Badge>
  );
}
