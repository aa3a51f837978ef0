import { Button } from '@parlour/design-system/Button';
import { FactList } from '@parlour/design-system/FactList';
import { Notice } from '@parlour/design-system/Notice';
import { formatMoment, type IntentState, useLanguage, useMoney } from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-shared';
import type { Withdrawal } from '@parlour/gateway-openapi/wallet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WITHDRAWAL_LIFECYCLE } from '../../model/moneySteps';
import { stateTone } from '../../model/stateTone';
import { RecordFrame } from '../RecordFrame/RecordFrame';
import { RecordTracker } from '../RecordTracker/RecordTracker';

export interface WithdrawalViewProps {
  withdrawal: Withdrawal;
  cancelState: IntentState<unknown>;
  /** Why it could not be cancelled. */
  cancelFailure: string | null;
  onCancel: () => void;
  onBack: () => void;
  /** The form that asks whether it has arrived, if it waits for that. */
  receipt: ReactNode;
}

/** A withdrawal: its progress, what has arrived, and what can be done (WAL-02, WAL-03). */
export function WithdrawalView({
  withdrawal,
  cancelState,
  cancelFailure,
  onCancel,
  onBack,
  receipt,
}: WithdrawalViewProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const { amount, fee, state, steps, receivedAmount, remainingAmount, settledBy } = withdrawal;
  return (
    <RecordFrame
      title={t('withdraw.of', { amount: money(amount) })}
      state={{ text: t(`withdrawalState.${state}`), tone: stateTone(state) }}
      when={formatMoment(withdrawal.createdAt, tag)}
      onBack={onBack}
    >
      {state === 'PAID' ? receipt : null}
      <RecordTracker
        steps={steps}
        lifecycle={WITHDRAWAL_LIFECYCLE}
        title={(step) => t(`withdrawalState.${step}`)}
      />
      <FactList
        facts={[
          { label: t('number'), value: <bdi>{withdrawal.withdrawalId}</bdi> },
          { label: t('method'), value: withdrawal.methodName },
          { label: t('withdraw.account'), value: <bdi>{withdrawal.accountLabel}</bdi> },
          { label: t('fee'), value: money(fee) },
          { label: t('receipt.received'), value: money(receivedAmount) },
          { label: t('receipt.remaining'), value: money(remainingAmount) },
          ...(settledBy === null
            ? []
            : [{ label: t('receipt.settled'), value: t(`settledBy.${settledBy}`) }]),
        ]}
      />
      {cancelFailure === null ? null : (
        <Notice tone="danger" role="alert">
          {cancelFailure}
        </Notice>
      )}
      <IntentNotice state={cancelState} showsRefusal={false} />
      {withdrawal.canBeCancelled ? (
        <div>
          <Button
            variant="outline"
            tone="neutral"
            isLoading={cancelState.status === 'sending' || cancelState.status === 'checking'}
            onClick={onCancel}
          >
            {t('withdraw.takeBack')}
          </Button>
        </div>
      ) : null}
    </RecordFrame>
  );
}
