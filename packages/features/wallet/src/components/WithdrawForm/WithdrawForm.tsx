import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormAmountField } from '@parlour/design-system/FormAmountField';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormRadioGroup } from '@parlour/design-system/FormRadioGroup';
import { formDraft, type IntentState, useLanguage, useMoney } from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-shared';
import type { BankAccount } from '@parlour/gateway-openapi/member';
import type { WithdrawOptions } from '@parlour/gateway-openapi/wallet';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethod } from '../../model/useMethod';
import { mostOf, type WithdrawalValues, withdrawalSchema } from '../../model/withdrawal.schema';
import { MethodPicker } from '../MethodPicker/MethodPicker';
import { WithdrawSummary } from './WithdrawSummary';

export interface WithdrawFormProps {
  /** With at least one method. */
  options: WithdrawOptions;
  /** At least one; the first is the default. */
  accounts: readonly BankAccount[];
  /** Sign of the member's currency. */
  currency: string;
  state: IntentState<unknown>;
  errors: ServerErrors | undefined;
  onSubmit: (methodId: string, values: WithdrawalValues) => void;
}

/** The method, account and amount of a withdrawal (WAL-02). */
export function WithdrawForm({
  options,
  accounts,
  currency,
  state,
  errors,
  onSubmit,
}: WithdrawFormProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const { methods, availableAmount } = options;
  const [method, choose] = useMethod('withdrawal method', methods);
  const schema = useMemo(
    () =>
      method === undefined
        ? undefined
        : withdrawalSchema({ method, available: availableAmount, write: money }),
    [method, availableAmount, money],
  );
  const [start] = useState<WithdrawalValues>(() => ({
    bankAccountId: accounts[0]?.bankAccountId ?? '',
    amount: '',
    paymentPassword: '',
  }));
  if (method === undefined || schema === undefined) return null;
  return (
    <Form
      aria-label={t('withdraw.title')}
      schema={schema}
      defaultValues={start}
      draft={formDraft('withdrawal')}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      style={{ maxInlineSize: '760px' }}
      onSubmit={(values) => onSubmit(method.methodId, values)}
    >
      <MethodPicker methods={methods} chosen={method.methodId} onChoose={choose} />
      <FormRadioGroup
        name="bankAccountId"
        label={t('withdraw.account')}
        variant="card"
        direction="row"
        options={accounts.map(({ bankAccountId, bankName, accountNumber, payeeName }) => ({
          value: bankAccountId,
          label: bankName,
          hint: <bdi>{`${accountNumber} · ${payeeName}`}</bdi>,
        }))}
      />
      <FormAmountField
        name="amount"
        label={t('amount')}
        locale={tag}
        currency={currency}
        quickAmounts={[{ value: mostOf(method, availableAmount), label: t('withdraw.everything') }]}
        labels={{
          quickAmounts: t('quickAmounts'),
          min: t('least', { amount: money(method.minAmount) }),
          max: t('most', { amount: money(mostOf(method, availableAmount)) }),
        }}
      />
      <FormPasswordField
        name="paymentPassword"
        label={t('paymentPassword')}
        autoComplete="off"
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <WithdrawSummary method={method} accounts={accounts} />
      <IntentNotice state={state} showsRefusal={false} />
      <Button
        type="submit"
        size="lg"
        isWide
        disabled={method.maintenance}
        isLoading={state.status === 'sending' || state.status === 'checking'}
      >
        {t('withdraw.send')}
      </Button>
    </Form>
  );
}
