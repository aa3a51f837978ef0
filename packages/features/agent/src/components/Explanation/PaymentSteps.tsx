import { Badge } from '@parlour/design-system/Badge';
import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { FactList } from '@parlour/design-system/FactList';
import { Section } from '@parlour/design-system/layout/Section';
import { formatRate, shortMoment } from '@parlour/feature-core';
import { useContractLabels } from '@parlour/feature-shared';
import type { ExplainedPayment } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../model/useFigures';
import { useTableLabels } from '../../model/useTableLabels';

type Step = ExplainedPayment['steps'][number] & { at: number };

const NOTHING = '0.00';

/** Which step of a contract was reached, by which conditions, and what was paid. */
export function PaymentSteps({ payment }: { payment: ExplainedPayment }) {
  const { t } = useTranslation(['explain', 'agent']);
  const money = useFigures();
  const { tierFields } = useContractLabels();
  const labels = useTableLabels();
  const momentOf = (at: string) => shortMoment(at, money.tag);
  const said = (value: string | null, isMet: boolean): string => {
    if (value === null) return t('explain:steps.none');
    return t(isMet ? 'explain:steps.met' : 'explain:steps.notMet', { value });
  };
  const columns: DataColumn<Step>[] = [
    {
      id: 'step',
      header: tierFields.rate,
      priority: 'primary',
      cell: ({ at, tier }) =>
        `${t('explain:steps.step', { at })} · ${formatRate(tier.rate, money.tag)}`,
    },
    {
      id: 'activeMembers',
      header: tierFields.activeMembers,
      cell: ({ tier, activeMembersMet }) =>
        said(tier.activeMembers === 0 ? null : money.count(tier.activeMembers), activeMembersMet),
    },
    {
      id: 'periodBet',
      header: tierFields.periodBet,
      cell: ({ tier, periodBetMet }) =>
        said(tier.periodBet === NOTHING ? null : money.plain(tier.periodBet), periodBetMet),
    },
    {
      id: 'periodProfitLoss',
      header: tierFields.periodProfitLoss,
      cell: ({ tier, periodProfitLossMet }) =>
        said(
          tier.periodProfitLoss === NOTHING ? null : money.plain(tier.periodProfitLoss),
          periodProfitLossMet,
        ),
    },
    { id: 'amount', header: tierFields.amount, cell: ({ tier }) => money.plain(tier.amount) },
    {
      id: 'reached',
      header: t('agent:member.status'),
      cell: ({ isReached }) => (
        <Badge tone={isReached ? 'positive' : 'neutral'}>
          {t(isReached ? 'explain:steps.reached' : 'explain:steps.missed')}
        </Badge>
      ),
    },
  ];
  const { paidAt, dueAt, transactionNumber, direction, account, status } = payment;
  return (
    <>
      <Section title={t('explain:steps.title')} headingLevel={3}>
        <p>
          {t('explain:steps.about', {
            from: momentOf(payment.conditionsFrom),
            to: momentOf(payment.endAt),
          })}
        </p>
        <FactList
          variant="columns"
          facts={[
            { label: tierFields.activeMembers, value: money.count(payment.activeMembers) },
            { label: tierFields.periodBet, value: money.full(payment.periodBet) },
            { label: tierFields.periodProfitLoss, value: money.full(payment.periodProfitLoss) },
          ]}
        />
        <DataTable<Step>
          columns={columns}
          rows={payment.steps.map((step, at) => ({ ...step, at: at + 1 }))}
          rowId={({ at }) => String(at)}
          caption={t('explain:steps.title')}
          labels={labels}
          view={{ isCaptionHidden: true }}
        />
      </Section>
      <Section title={t('explain:paid.title')} headingLevel={3}>
        <FactList
          variant="columns"
          facts={[
            {
              label: t(direction === 'received' ? 'explain:paid.received' : 'explain:paid.given'),
              value: account,
            },
            { label: t('agent:member.status'), value: t(`agent:payout.state.${status}`) },
            paidAt === null
              ? { label: t('explain:paid.due'), value: momentOf(dueAt) }
              : { label: t('explain:paid.at'), value: momentOf(paidAt) },
            {
              label: t('explain:paid.number'),
              value: transactionNumber ?? t('explain:paid.none'),
            },
          ]}
        />
      </Section>
    </>
  );
}
