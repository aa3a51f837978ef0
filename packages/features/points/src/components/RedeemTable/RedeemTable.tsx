import { Badge, type BadgeTone } from '@parlour/design-system/Badge';
import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { formatMoment, numberFormat, type PanelState, useLanguage } from '@parlour/feature-core';
import { type ListPaging, LoadError, useListPaging } from '@parlour/feature-shared';
import type { RedeemRecord, RedeemRecordPage } from '@parlour/gateway-openapi/points';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShownStatus, shownStatus } from '../../model/shownStatus';
import * as S from './RedeemTable.styles';

export interface RedeemTableProps {
  records: PanelState<RedeemRecordPage>;
  money: (amount: string) => string;
  paging: ListPaging;
}

const TONES: Readonly<Record<ShownStatus, BadgeTone>> = {
  PROCESS: 'info',
  APPROVED: 'positive',
  REJECTED: 'danger',
};

/** What points were exchanged for, newest first; a card each on a phone (PTS-02). */
export function RedeemTable({ records, money, paging }: RedeemTableProps) {
  const { t } = useTranslation('points');
  const { tag } = useLanguage();
  const pages = useListPaging(paging);
  const columns = useMemo((): DataColumn<RedeemRecord>[] => {
    const count = numberFormat(tag);
    return [
      {
        id: 'number',
        header: t('history.number'),
        cell: ({ transactionNumber }) => <S.Code>{transactionNumber}</S.Code>,
        priority: 'primary',
      },
      {
        id: 'time',
        header: t('history.time'),
        cell: ({ applicationTime }) => formatMoment(applicationTime, tag),
      },
      {
        id: 'type',
        header: t('history.type'),
        cell: ({ exchangeType }) => t(`kind.${exchangeType}`),
      },
      { id: 'product', header: t('history.product'), cell: ({ productName }) => productName },
      {
        id: 'points',
        header: t('history.points'),
        align: 'end',
        cell: ({ pointsNeeded }) => count.format(pointsNeeded),
      },
      {
        id: 'amount',
        header: t('history.amount'),
        align: 'end',
        cell: ({ amount }) => (amount === null ? '–' : money(amount)),
      },
      {
        id: 'quantity',
        header: t('history.quantity'),
        align: 'end',
        cell: ({ quantity }) => count.format(quantity),
      },
      {
        id: 'status',
        header: t('history.status'),
        cell: ({ status, reason }) => {
          const shown = shownStatus(status);
          return (
            <S.Status>
              <Badge tone={TONES[shown]}>{t(`status.${shown}`)}</Badge>
              {reason === null ? null : <S.Reason>{reason}</S.Reason>}
            </S.Status>
          );
        },
      },
    ];
  }, [t, tag, money]);

  return (
    <DataTable
      caption={t('history.caption')}
      view={{ isCaptionHidden: true }}
      labels={{
        loading: t('history.loading'),
        fold: { more: t('history.more'), less: t('history.less') },
      }}
      columns={columns}
      rows={records.status === 'ready' ? records.data.content : []}
      rowId={({ transactionNumber }) => transactionNumber}
      status={records.status}
      paging={pages}
      empty={
        <EmptyState icon={<GiftIcon size={28} />} title={t('history.emptyTitle')}>
          {t('history.emptyText')}
        </EmptyState>
      }
      failed={
        records.status === 'failed' ? (
          <LoadError title={t('history.failed')} state={records} />
        ) : undefined
      }
    />
  );
}
