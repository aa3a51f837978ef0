import { Dialog } from '@parlour/design-system/Dialog';
import { EmptyState } from '@parlour/design-system/EmptyState';
import type { Fact } from '@parlour/design-system/FactList';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { IntentNotice } from '@parlour/feature-shared';
import type { PointReward } from '@parlour/gateway-openapi/points';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '../../components/ConfirmForm/ConfirmForm';
import { PasswordNeeded } from '../../components/PasswordNeeded/PasswordNeeded';
import { RedeemForm } from '../../components/RedeemForm/RedeemForm';
import { exchangeErrors, lacksPassword } from '../../model/exchangeErrors';
import { EMPTY_REDEEM, type RedeemValues, toRedeemRequest } from '../../model/redeem.schema';
import { useRedeem } from '../../model/useExchange';
import type { ExchangeOverlayProps } from '../exchangeOverlay';
import { RedeemDone } from './RedeemDone';

export interface RedeemOverlayProps extends ExchangeOverlayProps {
  /** The product; null if the mall has no such product. */
  reward: PointReward | null;
}

/** Redeems a product for points, in three steps: quantity and address, confirmation, outcome (PTS-01). */
export default function RedeemOverlay({
  reward,
  points,
  hasPassword,
  money,
  securityHref,
  historyHref,
  onLeave,
  onClose,
}: RedeemOverlayProps) {
  const { t } = useTranslation(['points', 'common']);
  const { state, submit, forget } = useRedeem();
  const [values, setValues] = useState<RedeemValues | null>(null);
  const errors = useMemo(() => exchangeErrors(state, (key) => t(key)), [state, t]);

  const factsOf = (wanted: PointReward, { quantity, ...to }: RedeemValues): Fact[] => {
    const used = wanted.pointsNeeded * Number(quantity);
    const parcel = [to.recipientName, to.mobileNum, to.address].filter((line) => line !== '');
    return [
      { label: t('redeem.quantity'), value: quantity },
      ...(wanted.amount === null
        ? []
        : [{ label: t('confirm.each'), value: money(wanted.amount) }]),
      ...(wanted.exchangeType === 'GOODS'
        ? []
        : [{ label: t('confirm.goes'), value: t(`confirm.goesOf.${wanted.exchangeType}`) }]),
      ...(wanted.amount === null || wanted.turnoverMultiple === 0
        ? []
        : [
            {
              label: t('confirm.turnover'),
              value: t('confirm.turnoverOf', { count: wanted.turnoverMultiple }),
            },
          ]),
      ...(parcel.length === 0 ? [] : [{ label: t('confirm.to'), value: parcel.join(', ') }]),
      { label: t('confirm.use'), value: t('products.points', { count: used }), isStrong: true },
      { label: t('confirm.left'), value: t('products.points', { count: points - used }) },
    ];
  };

  const draw = () => {
    if (state.status === 'done')
      return <RedeemDone state={state} money={money} historyHref={historyHref} onClose={onClose} />;
    if (state.status === 'checking') return <IntentNotice state={state} />;
    if (reward === null)
      return (
        <EmptyState icon={<GiftIcon size={28} />} title={t('redeem.goneTitle')}>
          {t('redeem.goneText')}
        </EmptyState>
      );
    if (hasPassword === false || lacksPassword(state))
      return <PasswordNeeded href={securityHref} onLeave={onLeave} />;
    if (values === null)
      return (
        <RedeemForm reward={reward} points={points} values={EMPTY_REDEEM} onSubmit={setValues} />
      );
    return (
      <ConfirmForm
        facts={factsOf(reward, values)}
        isSending={state.status === 'sending'}
        errors={errors}
        onBack={() => {
          setValues(null);
          forget();
        }}
        onConfirm={({ paymentPassword }) =>
          submit(toRedeemRequest(reward, values, paymentPassword))
        }
      />
    );
  };

  return (
    <Dialog
      isOpen
      isCoverDisabled
      onClose={onClose}
      title={reward?.productName ?? t('products.redeem')}
      labels={{ close: t('common:actions.close') }}
    >
      <Stack>
        {state.status === 'unclear' ? <IntentNotice state={state} /> : null}
        {draw()}
      </Stack>
    </Dialog>
  );
}
