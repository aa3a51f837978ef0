import { Grid } from '@parlour/design-system/layout/Grid';
import { Section } from '@parlour/design-system/layout/Section';
import { StatTile } from '@parlour/design-system/StatTile';
import { moneyWithSymbol, numberFormat, useLanguage } from '@parlour/feature-core';
import type { TeamOverview } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';

export interface TeamFiguresProps {
  /** Null shows skeletons until the figures are known. */
  overview: Pick<TeamOverview, 'people' | 'money'> | null;
  currencySymbol: string;
  /** The period that the figures cover, as text. */
  days: string | undefined;
}

const PEOPLE = ['total', 'online', 'active', 'registered'] as const;
const MONEY = [
  'teamBalance',
  'deposits',
  'withdrawals',
  'betAmount',
  'profitLoss',
  'rebate',
] as const;

/** The main figures of an agent's team. */
export function TeamFigures({ overview, currencySymbol, days }: TeamFiguresProps) {
  const { t } = useTranslation('identity');
  const language = useLanguage();
  const isLoading = overview === null;
  const count = numberFormat(language.tag);
  const money = (amount: string): string => moneyWithSymbol(currencySymbol, amount, language);
  return (
    <>
      <Section title={t('agentHome.team')} description={days}>
        <Grid minColumn={140} even={PEOPLE.length}>
          {PEOPLE.map((name) => (
            <StatTile
              key={name}
              label={t(`agentHome.people.${name}`)}
              value={overview === null ? '' : count.format(overview.people[name])}
              isLoading={isLoading}
            />
          ))}
        </Grid>
      </Section>
      <Section title={t('agentHome.money')} description={days}>
        <Grid minColumn={200} even={MONEY.length}>
          {MONEY.map((name) => (
            <StatTile
              key={name}
              label={t(`agentHome.amounts.${name}`)}
              value={overview === null ? '' : money(overview.money[name])}
              isLoading={isLoading}
            />
          ))}
        </Grid>
      </Section>
    </>
  );
}
