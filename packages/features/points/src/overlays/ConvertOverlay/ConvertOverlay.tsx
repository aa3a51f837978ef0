import { Dialog } from '@parlour/design-system/Dialog';
import { EmptyState } from '@parlour/design-system/EmptyState';
import type { Fact } from '@parlour/design-system/FactList';
import { StarIcon } from '@parlour/design-system/icons/StarIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { IntentNotice } from '@parlour/feature-shared';
import type { PointConfig } from '@parlour/gateway-openapi/points';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '../../components/ConfirmForm/ConfirmForm';
import { ConvertForm } from '../../components/ConvertForm/ConvertForm';
import { ExchangeDone } from '../../components/ExchangeDone/ExchangeDone';
import { PasswordNeeded } from '../../components/PasswordNeeded/PasswordNeeded';
import { type ConvertValues, unitsOf } from '../../model/convert.schema';
import { exchangeErrors, lacksPassword } from '../../model/exchangeErrors';
import { useConvert } from '../../model/useExchange';
import type { ExchangeOverlayProps } from '../exchangeOverlay';

export interface ConvertOverlayProps extends ExchangeOverlayProps {
  rules: PointConfig;
}

const EMPTY: ConvertValues = { points: '' };

/** Converts points to money in the wallet, in three steps: amount, confirmation, outcome (PTS-01). */
export default function ConvertOverlay({
  rules,
  points,
  hasPassword,
  money,
  securityHref,
  historyHref,
  onLeave,
  onClose,
}: ConvertOverlayProps) {
  const { t } = useTranslation(['points', 'common']);
  const { state, submit, forget } = useConvert();
  const [values, setValues] = useState<ConvertValues | null>(null);
  const errors = useMemo(() => exchangeErrors(state, (key) => t(key)), [state, t]);
  const { ratio, minConvertPoints: min } = rules;

  const factsOf = (used: number): Fact[] => {
    const units = unitsOf(used, rules);
    return [
      {
        label: t('confirm.rate'),
        value: t('balance.rate', { points: ratio, amount: money('1.00') }),
      },
      { label: t('confirm.use'), value: t('products.points', { count: used }), isStrong: true },
      ...(units === null ? [] : [{ label: t('confirm.get'), value: money(units), isStrong: true }]),
      { label: t('confirm.goes'), value: t('confirm.goesOf.CASH') },
      { label: t('confirm.left'), value: t('products.points', { count: points - used }) },
    ];
  };

  const draw = () => {
    if (state.status === 'done') {
      const { value, recordId } = state;
      const number = value?.transactionNumber ?? recordId;
      return (
        <ExchangeDone
          title={t('done.convertTitle')}
          text={
            value === null
              ? t('done.knownText')
              : t('done.convertText', { amount: money(value.amount), points: value.pointsLeft })
          }
          facts={
            number === null ? [] : [{ label: t('done.number'), value: number, isStrong: true }]
          }
          historyHref={historyHref}
          onClose={onClose}
        />
      );
    }
    if (state.status === 'checking') return <IntentNotice state={state} />;
    if (hasPassword === false || lacksPassword(state))
      return <PasswordNeeded href={securityHref} onLeave={onLeave} />;
    if (points < min)
      return (
        <EmptyState icon={<StarIcon size={28} />} title={t('convert.tooFew', { min, points })}>
          {t('balance.earn')}
        </EmptyState>
      );
    if (values === null)
      return <ConvertForm rules={rules} points={points} values={EMPTY} onSubmit={setValues} />;
    return (
      <ConfirmForm
        facts={factsOf(Number(values.points))}
        isSending={state.status === 'sending'}
        errors={errors}
        onBack={() => {
          setValues(null);
          forget();
        }}
        onConfirm={({ paymentPassword }) =>
          submit({ points: Number(values.points), paymentPassword })
        }
      />
    );
  };

  return (
    <Dialog
      isOpen
      isCoverDisabled
      onClose={onClose}
      title={t('convert.title')}
      labels={{ close: t('common:actions.close') }}
    >
      <Stack>
        {state.status === 'unclear' ? <IntentNotice state={state} /> : null}
        {draw()}
      </Stack>
    </Dialog>
  );
}
