import type { IntentState } from '@parlour/feature-core';
import type { RedeemRecord } from '@parlour/gateway-openapi/points';
import { useTranslation } from 'react-i18next';
import { ExchangeDone } from '../../components/ExchangeDone/ExchangeDone';
import { shownStatus } from '../../model/shownStatus';
import type { ExchangeOverlayProps } from '../exchangeOverlay';

interface RedeemDoneProps extends Pick<ExchangeOverlayProps, 'money' | 'historyHref' | 'onClose'> {
  state: Extract<IntentState<RedeemRecord>, { status: 'done' }>;
}

/** The outcome of a request: its number, and whether the merchant still has to approve it. */
export function RedeemDone({ state: { value, recordId }, money, ...way }: RedeemDoneProps) {
  const { t } = useTranslation('points');
  const number = value?.transactionNumber ?? recordId;
  const amount = value?.amount ?? null;
  const isWaiting = value === null || shownStatus(value.status) === 'PROCESS';
  return (
    <ExchangeDone
      {...way}
      title={t(isWaiting ? 'done.waitTitle' : 'done.nowTitle')}
      text={t(value === null ? 'done.knownText' : isWaiting ? 'done.waitText' : 'done.nowText')}
      isWaiting={isWaiting}
      facts={[
        ...(number === null ? [] : [{ label: t('done.number'), value: number, isStrong: true }]),
        ...(value === null
          ? []
          : [
              { label: t('history.product'), value: value.productName },
              { label: t('redeem.quantity'), value: String(value.quantity) },
              {
                label: t('confirm.use'),
                value: t('products.points', { count: value.pointsNeeded }),
              },
            ]),
        ...(amount === null ? [] : [{ label: t('history.amount'), value: money(amount) }]),
      ]}
    />
  );
}
