import { FactList } from '@parlour/design-system/FactList';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { Skeleton } from '@parlour/design-system/Skeleton';
import {
  type Contract,
  formatMoment,
  formatRate,
  numberFormat,
  type ContractProgress as Progress,
  useContractProgress,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../LoadError/LoadError';
import { NextStep } from './NextStep';

/** The running period of a contract in force: what is there, what it pays, and what is missing for more (AG-05). */
export function ContractProgress({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contractTrial');
  const state = useContractProgress(contract, t);
  if (state.status === 'failed') return <LoadError title={t('progress.failed')} state={state} />;
  if (state.status === 'loading') return <Skeleton height="12rem" />;
  return <Shown progress={state.data} account={contract.counterpartAccount} />;
}

function Shown({ progress, account }: { progress: Progress; account: string }) {
  const { t } = useTranslation('contractTrial');
  const { tag } = useLanguage();
  const { full } = useMoney();
  const { low, high, reached, steps, shortBy } = progress;
  const [from, until] = [progress.startAt, progress.endAt].map((at) => formatMoment(at, tag));
  const rate = formatRate(steps[(reached ?? 1) - 1]?.tier.rate ?? 0, tag);
  const step = reached === null ? '' : numberFormat(tag).format(reached);
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <h4>{t('progress.title')}</h4>
        <p>{t('progress.from', { from, until })}</p>
      </Stack>
      {shortBy === null ? null : (
        <Notice tone="warning" title={t('progress.short')}>
          {t('progress.shortText', { amount: full(shortBy), account })}
        </Notice>
      )}
      <FactList
        variant="columns"
        facts={[
          {
            label: t('progress.activeMembers'),
            value: numberFormat(tag).format(progress.activeMembers),
          },
          { label: t('progress.periodBet'), value: full(progress.periodBet) },
          { label: t('progress.periodProfitLoss'), value: full(progress.periodProfitLoss) },
          { label: t('progress.current'), value: full(progress.current), isStrong: true },
        ]}
      />
      <p>
        {reached === null
          ? t('progress.noneReached')
          : reached === steps.length
            ? t('progress.allReached', { rate })
            : t('progress.reached', { step, rate })}
      </p>
      <NextStep progress={progress} />
      <p>
        {t(progress.kind === 'dividend' ? 'progress.range' : 'progress.certain', {
          low: full(low),
          high: full(high),
        })}
      </p>
      <p>
        {t('progress.next', {
          amount: full(progress.nextAmount),
          at: formatMoment(progress.nextSettlementAt, tag),
        })}{' '}
        {progress.isCovered === true ? t('progress.covered') : null}
      </p>
    </Stack>
  );
}
