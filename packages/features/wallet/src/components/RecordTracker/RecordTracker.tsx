import { MoneyTracker } from '@parlour/design-system/MoneyTracker';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { type RecordLifecycle, type RecordStep, toMoneySteps } from '../../model/moneySteps';

export interface RecordTrackerProps<State extends string> {
  steps: readonly RecordStep<State>[];
  lifecycle: RecordLifecycle<State>;
  /** Label of a state. */
  title: (state: State) => string;
}

/** The progress of a record. */
export function RecordTracker<State extends string>({
  steps,
  lifecycle,
  title,
}: RecordTrackerProps<State>) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  return (
    <MoneyTracker
      steps={toMoneySteps(steps, lifecycle, { title, time: (at) => formatMoment(at, tag) })}
      labels={{
        list: t('tracker.list'),
        states: {
          done: t('tracker.done'),
          current: t('tracker.current'),
          waiting: t('tracker.waiting'),
          failed: t('tracker.failed'),
        },
      }}
    />
  );
}
