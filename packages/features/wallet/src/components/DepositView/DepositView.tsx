import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { checkUrl, formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { Deposit, PayMethodKind } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { DEPOSIT_LIFECYCLE } from '../../model/moneySteps';
import { stateTone } from '../../model/stateTone';
import { PayLines } from '../PayLines/PayLines';
import { RecordFrame } from '../RecordFrame/RecordFrame';
import { RecordTracker } from '../RecordTracker/RecordTracker';
import { TimeLeft } from '../TimeLeft/TimeLeft';

export interface DepositViewProps {
  deposit: Deposit;
  /** Kind of its method; undefined while it is not known. */
  kind: PayMethodKind | undefined;
  isCancelling: boolean;
  /** Why it could not be cancelled. */
  cancelFailure: string | null;
  onCancel: () => void;
  onBack: () => void;
}

/** A deposit: how to pay it, its progress, and what can be done (WAL-02). */
export function DepositView({
  deposit,
  kind,
  isCancelling,
  cancelFailure,
  onCancel,
  onBack,
}: DepositViewProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const { amount, creditedAmount, fee, state, payTo, payUrl, steps } = deposit;
  const isPending = state === 'PENDING';
  const address = payUrl === null ? null : checkUrl(payUrl);
  return (
    <RecordFrame
      title={t('deposit.of', { amount: money(amount) })}
      state={{ text: t(`depositState.${state}`), tone: stateTone(state) }}
      when={formatMoment(deposit.createdAt, tag)}
      onBack={onBack}
    >
      {isPending ? (
        <Card header={<h4>{t('pay.title')}</h4>}>
          <Stack>
            <p>{t('pay.until', { time: formatMoment(deposit.expiresAt, tag) })}</p>
            <TimeLeft until={deposit.expiresAt} />
            {payTo.length === 0 ? null : <PayLines amount={amount} lines={payTo} kind={kind} />}
            {address === null ? null : (
              <LinkButton href={address} target="_blank" rel="noopener noreferrer">
                {t('pay.open')}
              </LinkButton>
            )}
          </Stack>
        </Card>
      ) : null}
      <RecordTracker
        steps={steps}
        lifecycle={DEPOSIT_LIFECYCLE}
        title={(step) => t(`depositState.${step}`)}
      />
      <FactList
        facts={[
          { label: t('number'), value: <bdi>{deposit.depositId}</bdi> },
          { label: t('method'), value: deposit.methodName },
          { label: t('fee'), value: money(fee) },
          {
            label: t('deposit.credited'),
            value: creditedAmount === null ? '–' : money(creditedAmount),
          },
        ]}
      />
      {cancelFailure === null ? null : (
        <Notice tone="danger" role="alert">
          {cancelFailure}
        </Notice>
      )}
      {isPending ? (
        <div>
          <Button variant="outline" tone="neutral" isLoading={isCancelling} onClick={onCancel}>
            {t('deposit.cancel')}
          </Button>
        </div>
      ) : null}
    </RecordFrame>
  );
}
