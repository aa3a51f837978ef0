import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { formatDay, lazyChunk, numberFormat } from '@parlour/feature-core';
import {
  type RegisterLinkStatisticsRow,
  useGetRegisterLinkStatisticsQuery,
} from '@parlour/gateway-openapi/agent';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { SavedViews } from '../../components/SavedViews/SavedViews';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';
import { useSavedViews } from '../../model/useSavedViews';

const LinkTrend = lazyChunk(() => import('./LinkTrend'));

const GROUPS = ['link', 'sub', 'day'] as const;
const WHOLE = 10_000;

type Row = RegisterLinkStatisticsRow;

/** What came of the agent's links: visits, registrations, first deposits and bets (AG-08). */
export default function LinkResults() {
  const { t } = useTranslation('agentLinks');
  const filter = useReportFilter('previous30');
  const views = useSavedViews('getRegisterLinkStatistics');
  const groupBy = GROUPS.find((group) => group === filter.kind) ?? 'link';
  const { account: _, ...days } = filter.query;
  const args = { ...days, groupBy };
  const query = useGetRegisterLinkStatisticsQuery(args);
  const file = useReportExport('links.csv', { report: 'getRegisterLinkStatistics', ...args });
  const name = t('results');
  const { totals, ...report } = useReport(name, query, filter);
  const { money, text, amount, count } = useReportColumns();
  const percent = numberFormat(money.tag, { style: 'percent', maximumFractionDigits: 1 });
  const share = (rate: number | null): string =>
    rate === null ? '–' : percent.format(rate / WHOLE);
  const titleOf = ({ date, name: link }: Row): string =>
    date === null ? (link ?? '') : formatDay(date, money.tag);
  const rate = (id: 'registeredRate' | 'firstDepositRate') => ({
    ...text<Row>(id, t(`figures.${id}`), ({ figures }) => share(figures[id]), { priority: 'low' }),
    align: 'end' as const,
    ...(totals === undefined ? {} : { total: share(totals[id]) }),
  });
  const counted = (id: 'visits' | 'registered' | 'firstDeposits') =>
    count<Row>(id, t(`figures.${id}`), ({ figures }) => figures[id], { total: totals?.[id] });
  const summed = (id: 'validBet' | 'profitLoss') =>
    amount<Row>(id, t(`figures.${id}`), ({ figures }) => figures[id], { total: totals?.[id] });
  return (
    <Stack gap={24}>
      <SavedViews views={views} />
      <ReportFilters filter={filter} isOwn />
      <Inline>
        <ToggleGroup
          label={t('by.label')}
          size="sm"
          items={GROUPS.map((id) => ({ id, label: t(`by.${id}`) }))}
          selectedId={groupBy}
          onSelect={({ id }) => filter.onKind(id === 'link' ? '' : id)}
        />
      </Inline>
      {groupBy === 'day' ? (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <LinkTrend days={filter.daysQuery} />
        </Suspense>
      ) : null}
      <ReportTable<Row>
        {...report}
        name={name}
        file={file}
        rowId={({ linkId, sub, date }) => [linkId, sub, date].join(' ')}
        columns={[
          text('title', t(groupBy === 'day' ? 'by.day' : 'link'), titleOf, { priority: 'primary' }),
          ...(groupBy === 'sub'
            ? [text<Row>('sub', t('place'), ({ sub }) => sub || t('noPlace'))]
            : []),
          counted('visits'),
          counted('registered'),
          rate('registeredRate'),
          counted('firstDeposits'),
          rate('firstDepositRate'),
          summed('validBet'),
          summed('profitLoss'),
        ]}
      />
      <p>{t('about')}</p>
    </Stack>
  );
}
