import { Badge, type BadgeTone } from '@parlour/design-system/Badge';
import { DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { formatMoment, type PanelState, useLanguage, useMoney } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import type { BonusPage, BonusRecord, BonusState } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { NOTHING, useCreditTexts } from '../../model/useCreditTexts';

const TONES: Readonly<Record<BonusState, BadgeTone>> = {
  active: 'info',
  completed: 'positive',
  expired: 'neutral',
  cancelled: 'neutral',
};

export interface BonusTableProps {
  state: PanelState<BonusPage>;
}

/** Bonuses with how much of each has been bet, newest first. */
export function BonusTable({ state }: BonusTableProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const creditText = useCreditTexts();
  const page = state.status === 'ready' ? state.data : undefined;
  const turnoverOf = ({ turnoverRequired, turnoverDone }: BonusRecord): string =>
    turnoverRequired === NOTHING
      ? t('facts.noTurnover')
      : t('progress.text', { current: money(turnoverDone), target: money(turnoverRequired) });
  return (
    <DataTable
      caption={t('bonus.table')}
      view={{ isCaptionHidden: true }}
      rows={page?.content ?? []}
      rowId={({ bonusId }) => bonusId}
      status={state.status}
      labels={{
        loading: t('common:loading'),
        total: t('bonus.total'),
        fold: { more: t('bonus.more'), less: t('bonus.less') },
      }}
      empty={
        <EmptyState icon={<GiftIcon size={28} />} title={t('bonus.noneTitle')}>
          {t('bonus.noneText')}
        </EmptyState>
      }
      failed={
        state.status === 'failed' ? (
          <LoadError title={t('bonus.failed')} state={state} />
        ) : undefined
      }
      columns={[
        {
          id: 'title',
          header: t('bonus.title'),
          cell: ({ title }) => title,
          priority: 'primary',
        },
        {
          id: 'state',
          header: t('bonus.state'),
          cell: (row) => <Badge tone={TONES[row.state]}>{t(`bonusState.${row.state}`)}</Badge>,
        },
        {
          id: 'amount',
          header: t('facts.bonus'),
          cell: (row) => creditText(row),
          align: 'end',
          total:
            page === undefined || page.content.length === 0 ? undefined : creditText(page.totals),
        },
        { id: 'turnover', header: t('facts.turnover'), cell: turnoverOf, align: 'end' },
        {
          id: 'credited',
          header: t('bonus.credited'),
          cell: ({ creditedAt }) => formatMoment(creditedAt, tag),
        },
        {
          id: 'number',
          header: t('bonus.number'),
          cell: ({ transactionNumber }) => transactionNumber,
          priority: 'low',
        },
      ]}
    />
  );
}
