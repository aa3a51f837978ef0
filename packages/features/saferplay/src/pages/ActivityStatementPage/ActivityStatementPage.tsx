import { ActivityStatement } from '@parlour/design-system/ActivityStatement';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { LoadError, usePagingWords } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { STATEMENT_GRAINS, useStatement } from '../../model/useStatement';
import { useStatementLabels } from '../../model/useStatementLabels';

/** What the member paid in and out, staked and won, by day, week or month (SP-08). */
export default function ActivityStatementPage() {
  const { t } = useTranslation('statement');
  const statement = useStatement();
  const { status, failure, rows, quietCount, span, lifetime, shownGrain } = statement;
  const labels = useStatementLabels(shownGrain);
  const paging = usePagingWords(t('table.pages'));
  return (
    <ActivityStatement
      status={status}
      labels={labels}
      formatAmount={statement.money}
      rows={rows}
      total={statement.total}
      spanText={span === null ? '' : t('span', span)}
      lifetime={
        lifetime === null
          ? null
          : {
              label: t('lifetime.label', { since: lifetime.since }),
              value: lifetime.netDeposits,
              text: t('lifetime.text', {
                deposits: lifetime.deposits,
                withdrawals: lifetime.withdrawals,
              }),
            }
      }
      grain={{
        items: STATEMENT_GRAINS.map((id) => ({ id, label: t(`grains.${id}`) })),
        selectedId: statement.grain,
        onSelect: statement.onGrain,
      }}
      span={{
        items: statement.monthChoices.map((count) => ({
          id: String(count),
          label: t('months', { count }),
        })),
        selectedId: String(statement.months),
        onSelect: statement.onMonths,
      }}
      fileName={statement.fileName}
      paging={paging}
      note={
        <>
          {quietCount === 0 ? null : `${t(`quiet.${shownGrain}`, { count: quietCount })} `}
          {t('about')}
        </>
      }
      empty={
        <EmptyState title={t('empty')} icon={<ChartIcon size={28} />}>
          {span === null ? '' : t('emptyText', span)}
        </EmptyState>
      }
      failed={<LoadError title={t('failed')} state={failure} />}
    />
  );
}
