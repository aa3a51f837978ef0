import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import {
  type ContractSimulation,
  type ContractSimulationPeriod,
  numberFormat,
  shortDay,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

const DASH = '–';
const SUMS = ['periodBet', 'periodProfitLoss', 'amount', 'present', 'above', 'kept'] as const;

/** The periods of a simulation with their sums; columns that have no figure are left out. */
export function SimulationTable({ simulation }: { simulation: ContractSimulation }) {
  const { t } = useTranslation('contractTrial');
  const { tag } = useLanguage();
  const { plain } = useMoney();
  const { rows, totals } = simulation;
  const count = numberFormat(tag).format;
  const written = (amount: string | null) => (amount === null ? DASH : plain(amount));
  const amounts = SUMS.filter((id) => totals[id] !== null).map(
    (id): DataColumn<ContractSimulationPeriod> => ({
      id,
      header: t(`columns.${id}`),
      align: 'end',
      cell: (row) => written(row[id]),
      total: written(totals[id]),
      ...(id === 'above' || id === 'periodProfitLoss' ? { priority: 'low' as const } : {}),
    }),
  );
  return (
    <DataTable<ContractSimulationPeriod>
      caption={t('open')}
      rows={rows}
      rowId={({ startAt }) => startAt}
      labels={{
        loading: t('common:loading'),
        total: t('total'),
        fold: { more: t('common:actions.more'), less: t('less') },
      }}
      view={{ isCaptionHidden: true }}
      columns={[
        {
          id: 'period',
          header: t('columns.period'),
          priority: 'primary',
          cell: ({ endAt }) => shortDay(endAt, tag),
        },
        {
          id: 'activeMembers',
          header: t('columns.activeMembers'),
          align: 'end',
          priority: 'low',
          cell: ({ activeMembers }) => count(activeMembers),
        },
        {
          id: 'step',
          header: t('columns.step'),
          align: 'end',
          cell: ({ step }) => (step === null ? t('noStep') : count(step)),
        },
        ...amounts,
      ]}
    />
  );
}
