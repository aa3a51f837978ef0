import { Button } from '@parlour/design-system/Button';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import {
  formatMoment,
  lazyChunk,
  type ContractSimulation as Simulation,
  TRIED_PERIODS,
  type Trial,
  useContractTrial,
  useLanguage,
} from '@parlour/feature-core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../LoadError/LoadError';
import { SimulationTable } from './SimulationTable';

const SimulationChart = lazyChunk(() => import('./SimulationChart'));
const NOTHING_BET = '0.00';

export interface ContractSimulationProps {
  /** A draft, or the id of a contract. Another one needs another `key`. */
  trial: Trial;
  /** Account that the contract is with; names the button where a page has several. */
  account?: string | undefined;
}

/**
 * What a contract would have paid in the last 1 to 12 periods, beside the present one and, for the side that offers,
 * what it keeps (AG-04). It is settled once it is opened, not before.
 */
export function ContractSimulation({ trial, account }: ContractSimulationProps) {
  const { t } = useTranslation('contractTrial');
  const [isOpen, setIsOpen] = useState(false);
  const action = isOpen ? t('close') : t('open');
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          aria-expanded={isOpen}
          aria-label={account === undefined ? undefined : t('named', { action, account })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {action}
        </Button>
      </Inline>
      {isOpen ? <Periods trial={trial} /> : null}
    </Stack>
  );
}

function Periods({ trial }: { trial: Trial }) {
  const { t } = useTranslation('contractTrial');
  const { state, periods, choose } = useContractTrial(trial, t);
  return (
    <Stack gap={12}>
      <ToggleGroup
        label={t('howMany')}
        size="sm"
        items={TRIED_PERIODS.map((count) => ({
          id: String(count),
          label: t('periods', { count }),
        }))}
        selectedId={String(periods)}
        onSelect={({ id }) => choose(Number(id))}
      />
      {state.status === 'failed' ? (
        <LoadError title={t('failed')} state={state} />
      ) : state.status === 'loading' ? (
        <Skeleton height="20rem" />
      ) : (
        <Result simulation={state.data} />
      )}
    </Stack>
  );
}

function Result({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('contractTrial');
  const { tag } = useLanguage();
  const { account, rows, totals, teamSince, period, presentPeriod, aboveRate } = simulation;
  const isYoung = rows[0] !== undefined && rows[0].startAt < teamSince;
  const isEmpty = totals.periodBet === NOTHING_BET;
  return (
    <Stack gap={12}>
      <p>{t('intro', { account })}</p>
      {isYoung ? (
        <Notice>{t('youngTeam', { account, day: formatMoment(teamSince, tag) })}</Notice>
      ) : null}
      {isEmpty ? (
        <Notice>{t('noSales')}</Notice>
      ) : (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <SimulationChart simulation={simulation} />
        </Suspense>
      )}
      {isEmpty ? null : <SimulationTable simulation={simulation} />}
      {presentPeriod === null || presentPeriod === period ? null : <p>{t('presentOther')}</p>}
      {aboveRate === null ? null : <p>{t('keptExplained')}</p>}
    </Stack>
  );
}
