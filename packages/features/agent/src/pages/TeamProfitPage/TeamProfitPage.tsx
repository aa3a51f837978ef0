import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { formatDay, useCategoryNames } from '@parlour/feature-core';
import { type TeamProfitRow, useGetTeamProfitAndLossQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';

const GROUPS = ['day', 'account', 'gameCategory'] as const;
/** The row of what belongs to no game. */
const NO_GAME = 'OTHER';
const FIGURES = [
  'betAmount',
  'validBet',
  'payout',
  'rebate',
  'bonus',
  'salary',
  'profitLoss',
] as const;

/** Profit and loss of the team by day, account or category (AC-01). */
export default function TeamProfitPage() {
  const { t } = useTranslation('agent');
  const nameOf = useCategoryNames();
  const filter = useReportFilter('previous7');
  const groupBy = GROUPS.find((group) => group === filter.kind) ?? 'day';
  const args = { ...filter.query, groupBy };
  const query = useGetTeamProfitAndLossQuery(args);
  const file = useReportExport('profit-and-loss.csv', { report: 'getTeamProfitAndLoss', ...args });
  const name = t('pages.palStatementsAgentCopy');
  const { totals, ...report } = useReport(name, query, filter);
  const { money, text, amount, count } = useReportColumns();
  const categoryOf = (category: string): string =>
    category === NO_GAME ? t('profit.noGame') : nameOf(category);
  const titleOf = ({ date, account, gameCategory }: TeamProfitRow): string =>
    date === null ? (account ?? categoryOf(gameCategory ?? '')) : formatDay(date, money.tag);
  return (
    <Stack gap={24}>
      <ReportFilters filter={filter} />
      <Inline>
        <ToggleGroup
          label={t('profit.by')}
          size="sm"
          items={GROUPS.map((id) => ({ id, label: t(`profit.${id}`) }))}
          selectedId={groupBy}
          onSelect={({ id }) => filter.onKind(id)}
        />
      </Inline>
      <ReportTable<TeamProfitRow>
        {...report}
        name={name}
        file={file}
        rowId={({ date, account, gameCategory }) => date ?? account ?? gameCategory ?? ''}
        columns={[
          text('title', t(`profit.${groupBy}`), titleOf, { priority: 'primary' }),
          count('betCount', t('profit.betCount'), ({ figures }) => figures.betCount, {
            total: totals?.betCount,
            priority: 'low',
          }),
          ...FIGURES.map((id) =>
            amount<TeamProfitRow>(id, t(`money.${id}`), ({ figures }) => figures[id], {
              total: totals?.[id],
            }),
          ),
        ]}
      />
    </Stack>
  );
}
