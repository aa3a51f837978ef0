import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, formatRebateRate, useLanguage, useMoney } from '@parlour/feature-core';
import type { RebateStatement } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { useConditionText } from '../../model/useConditionText';
import { canClaim } from '../../model/useRebate';
import * as S from './RebateView.styles';

export interface RebateViewProps {
  statement: RebateStatement;
  /** Name of a game category by its code. */
  categoryOf: (code: string) => string;
  isClaiming: boolean;
  onClaim: () => void;
}

/** The rebate so far, its sources, and the button that claims it. */
export function RebateView({ statement, categoryOf, isClaiming, onClaim }: RebateViewProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const conditionText = useConditionText();
  const { amount, minimumAmount, turnoverMultiple, calculatedAt, lastClaimedAt, rows } = statement;
  return (
    <Stack gap={24}>
      <Card size="lg">
        <S.Sum>
          <S.Words>
            <p>{t('rebate.sum')}</p>
            <strong>{money(amount)}</strong>
            <p>{t('rebate.least', { amount: money(minimumAmount) })}</p>
            <p>{conditionText(turnoverMultiple)}</p>
            <p>
              {lastClaimedAt === null
                ? t('rebate.never')
                : t('rebate.last', { date: formatMoment(lastClaimedAt, tag) })}
            </p>
          </S.Words>
          <Button
            size="lg"
            tone="accent"
            disabled={!canClaim(statement)}
            isLoading={isClaiming}
            onClick={onClaim}
          >
            {t('action.claimReward')}
          </Button>
        </S.Sum>
      </Card>
      <DataTable
        caption={t('rebate.table', { date: formatMoment(calculatedAt, tag) })}
        rows={rows}
        rowId={({ gameCategory }) => gameCategory}
        labels={{ loading: t('common:loading'), total: t('rebate.total') }}
        empty={
          <EmptyState icon={<WalletIcon size={28} />} title={t('rebate.noneTitle')}>
            {t('rebate.noneText')}
          </EmptyState>
        }
        columns={[
          {
            id: 'category',
            header: t('rebate.category'),
            cell: ({ gameCategory }) => categoryOf(gameCategory),
            priority: 'primary',
          },
          {
            id: 'bets',
            header: t('rebate.bets'),
            cell: ({ validBet }) => money(validBet),
            align: 'end',
          },
          {
            id: 'rate',
            header: t('rebate.rate'),
            cell: ({ rate }) => formatRebateRate(rate, tag),
            align: 'end',
          },
          {
            id: 'amount',
            header: t('kind.rebate'),
            cell: (row) => money(row.amount),
            align: 'end',
            total: rows.length === 0 ? undefined : money(amount),
          },
        ]}
      />
    </Stack>
  );
}
