import { LinkCard } from '@parlour/design-system/LinkCard';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { lazyChunk, toPanelState, useCentreHref } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetTeamOverviewQuery } from '@parlour/gateway-openapi/agent';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareSwitch } from '../../components/CompareSwitch/CompareSwitch';
import { Explained } from '../../components/Explained/Explained';
import { FigureButton } from '../../components/FigureButton/FigureButton';
import { NoTeam } from '../../components/NoTeam/NoTeam';
import { PeriodChoice } from '../../components/PeriodChoice/PeriodChoice';
import { TeamTiles } from '../../components/TeamTiles/TeamTiles';
import { useChanges } from '../../model/useChanges';
import { useCompare } from '../../model/useCompare';
import { useFigures } from '../../model/useFigures';
import { useReportDays } from '../../model/useReportDays';

const TeamTrend = lazyChunk(() => import('../../components/TeamTrend/TeamTrend'));

const PEOPLE = [
  'total',
  'directAgents',
  'directMembers',
  'online',
  'active',
  'registered',
] as const;
const MONEY = [
  'teamBalance',
  'deposits',
  'withdrawals',
  'betAmount',
  'payout',
  'rebate',
  'bonus',
  'profitLoss',
] as const;
/** Figures of the moment, which no days narrow. */
const NOW: ReadonlySet<string> = new Set([
  ...['total', 'directAgents', 'directMembers', 'online', 'teamBalance'],
]);
const LINKED_PAGES = ['downlineManagmentView', 'registerCenter', 'personalHistoryCopy'] as const;

/** The page that the agent centre opens on: the team in figures (AC-01, AC-03). */
export default function AgentTeamOverviewPage() {
  const { t } = useTranslation('agent');
  const money = useFigures();
  const hrefTo = useCentreHref();
  const days = useReportDays('previous7');
  const compare = useCompare();
  const query = useGetTeamOverviewQuery({ ...days.daysQuery, ...compare.args });
  const state = toPanelState({ ...query, data: query.currentData }, t, (data) => data);
  const comparison = compare.isOn ? query.currentData?.comparison : null;
  const changes = useChanges(comparison);
  if (state.status === 'failed') return <LoadError title={t('overview.failed')} state={state} />;
  const overview = state.status === 'ready' ? state.data : undefined;
  if (overview?.people.total === 0) return <NoTeam />;
  const isLoading = overview === undefined;
  return (
    <Explained>
      <Stack gap={32}>
        <Stack gap={16}>
          <PeriodChoice days={days} />
          <CompareSwitch compare={compare} comparison={comparison} />
        </Stack>
        <TeamTiles
          title={t('overview.people')}
          minColumn={140}
          changes={changes}
          isLoading={isLoading}
          tiles={PEOPLE.map((id) => ({
            id,
            label: t(`people.${id}`),
            value: overview === undefined ? '' : money.count(overview.people[id]),
            asked: {
              figure: id === 'total' ? 'teamSize' : id,
              ...(NOW.has(id) ? {} : days.daysQuery),
            },
            hint:
              id === 'registered' && overview !== undefined ? (
                <FigureButton asked={{ figure: 'firstDeposits', ...days.daysQuery }}>
                  {t('people.firstDeposits', { count: overview.people.firstDeposits })}
                </FigureButton>
              ) : undefined,
          }))}
        />
        <TeamTiles
          title={t('overview.money')}
          minColumn={190}
          changes={changes}
          isLoading={isLoading}
          tiles={MONEY.map((id) => ({
            id,
            label: t(`money.${id}`),
            value: overview === undefined ? '' : money.full(overview.money[id]),
            asked: { figure: id, ...(NOW.has(id) ? {} : days.daysQuery) },
            hint:
              id === 'betAmount' && overview !== undefined ? (
                <FigureButton asked={{ figure: 'validBet', ...days.daysQuery }}>
                  {t('overview.valid', { amount: money.full(overview.money.validBet) })}
                </FigureButton>
              ) : undefined,
          }))}
        />
        <Suspense fallback={<Skeleton height="20rem" />}>
          <TeamTrend days={overview?.days} />
        </Suspense>
        <Section title={t('overview.ways')} headingLevel={3}>
          <Grid minColumn={260}>
            {LINKED_PAGES.map((page) => (
              <LinkCard
                key={page}
                href={hrefTo('agent', page)}
                title={t(`pages.${page}`)}
                headingLevel={4}
              >
                {t(`ways.${page}`)}
              </LinkCard>
            ))}
          </Grid>
        </Section>
      </Stack>
    </Explained>
  );
}
