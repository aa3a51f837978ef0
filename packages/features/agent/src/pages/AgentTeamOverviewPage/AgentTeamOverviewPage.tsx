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
import { NoTeam } from '../../components/NoTeam/NoTeam';
import { PeriodChoice } from '../../components/PeriodChoice/PeriodChoice';
import { TeamTiles } from '../../components/TeamTiles/TeamTiles';
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
const LINKED_PAGES = ['downlineManagmentView', 'registerCenter', 'personalHistoryCopy'] as const;

/** The page that the agent centre opens on: the team in figures (AC-01, AC-03). */
export default function AgentTeamOverviewPage() {
  const { t } = useTranslation('agent');
  const money = useFigures();
  const hrefTo = useCentreHref();
  const days = useReportDays('previous7');
  const query = useGetTeamOverviewQuery(days.daysQuery);
  const state = toPanelState({ ...query, data: query.currentData }, t, (data) => data);
  if (state.status === 'failed') return <LoadError title={t('overview.failed')} state={state} />;
  const overview = state.status === 'ready' ? state.data : undefined;
  if (overview?.people.total === 0) return <NoTeam />;
  const isLoading = overview === undefined;
  return (
    <Stack gap={32}>
      <PeriodChoice days={days} />
      <TeamTiles
        title={t('overview.people')}
        minColumn={140}
        isLoading={isLoading}
        tiles={PEOPLE.map((id) => ({
          id,
          label: t(`people.${id}`),
          value: overview === undefined ? '' : money.count(overview.people[id]),
          hint:
            id === 'registered' && overview !== undefined
              ? t('people.firstDeposits', { count: overview.people.firstDeposits })
              : undefined,
        }))}
      />
      <TeamTiles
        title={t('overview.money')}
        minColumn={190}
        isLoading={isLoading}
        tiles={MONEY.map((id) => ({
          id,
          label: t(`money.${id}`),
          value: overview === undefined ? '' : money.full(overview.money[id]),
          hint:
            id === 'betAmount' && overview !== undefined
              ? t('overview.valid', { amount: money.full(overview.money.validBet) })
              : undefined,
        }))}
      />
      <Suspense fallback={<Skeleton height="20rem" />}>
        <TeamTrend days={overview?.days} money={money} />
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
  );
}
