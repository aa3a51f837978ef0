import { selectAccount, useCentreHref, useCoreSelector } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../components/Outcome/Outcome';
import { TransferForm, type TransferFormState } from '../../components/TransferForm/TransferForm';
import type { Figures } from '../../model/useFigures';
import { useSubmitErrors } from '../../model/useSubmitErrors';
import { useTransfer } from '../../model/useTransfer';

interface MemberTransferProps {
  /** Account name of who receives it. */
  account: string;
  money: Figures;
}

/** Sends money to a person of the team, and shows the outcome. */
export function MemberTransfer({ account, money }: MemberTransferProps) {
  const { t } = useTranslation('agent');
  const currency = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const hrefTo = useCentreHref();
  const { state, submit } = useTransfer();
  const { errors, formError } = useSubmitErrors(
    state.status === 'refused' ? state.error : undefined,
  );
  if (state.status === 'done')
    return (
      <Outcome takesFocus tone="positive" title={t('transfer.done')}>
        {state.value === null
          ? null
          : t('transfer.doneText', { amount: money.full(state.value.amount), account })}
      </Outcome>
    );
  const formState: TransferFormState =
    state.status === 'refused'
      ? {
          status: 'refused',
          message: formError,
          needsPassword: state.error.code === 'PAYMENT_PASSWORD_REQUIRED',
        }
      : { status: state.status };
  return (
    <TransferForm
      account={account}
      currency={currency}
      tag={money.tag}
      state={formState}
      errors={errors}
      securityHref={hrefTo('member', 'securityCenter')}
      onSubmit={({ amount, paymentPassword, remark }) =>
        submit({ account, amount, paymentPassword, ...(remark === '' ? {} : { remark }) })
      }
    />
  );
}
