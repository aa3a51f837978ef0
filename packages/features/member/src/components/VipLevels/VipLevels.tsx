import { Badge } from '@parlour/design-system/Badge';
import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { CrownIcon } from '@parlour/design-system/icons/CrownIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { numberFormat, useLanguage, useMoney } from '@parlour/feature-core';
import { EmptyCell } from '@parlour/feature-shared';
import type { VipLevel } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import { isPositive, type VipProgress } from '../../model/useVip';

export interface VipLevelsProps {
  progress: Pick<VipProgress, 'benefits' | 'level' | 'levels'>;
}

/** All levels with what each requires and brings, the member's own marked (SUP-06). */
export function VipLevels({ progress: { benefits, level, levels } }: VipLevelsProps) {
  const { t } = useTranslation('member');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const percent = (rate: string): string =>
    numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(Number(rate) / 100);
  const columns: DataColumn<VipLevel>[] = [
    {
      id: 'label',
      header: t('vip.level'),
      cell: (one) => (
        <Inline gap={8}>
          {one.label}
          {one.level === level ? (
            <Badge size="sm" tone="accent">
              {t('vip.own')}
            </Badge>
          ) : null}
        </Inline>
      ),
      priority: 'primary',
    },
    {
      id: 'turnover',
      header: t('vip.turnover'),
      cell: ({ requiredTurnover }) => money(requiredTurnover),
      align: 'end',
    },
    {
      id: 'withdrawals',
      header: t('vip.withdrawals'),
      cell: ({ withdrawalsPerDay }) => numberFormat(tag).format(withdrawalsPerDay),
      align: 'end',
    },
  ];
  if (benefits.birthday)
    columns.push({
      id: 'birthday',
      header: t('vip.birthday'),
      cell: ({ birthdayBonus }) =>
        isPositive(birthdayBonus) ? money(birthdayBonus) : <EmptyCell />,
      align: 'end',
    });
  if (benefits.rebate)
    columns.push({
      id: 'rebate',
      header: t('vip.rebate'),
      cell: ({ rebateRate }) => (isPositive(rebateRate) ? percent(rebateRate) : <EmptyCell />),
      align: 'end',
    });
  return (
    <DataTable
      caption={t('vip.levels')}
      columns={columns}
      rows={levels}
      rowId={(one) => String(one.level)}
      labels={{ loading: t('common:loading') }}
      empty={<EmptyState icon={<CrownIcon size={28} />} title={t('vip.none')} />}
    />
  );
}
