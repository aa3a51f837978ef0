import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormAmountField } from '@parlour/design-system/FormAmountField';
import { FormSelect } from '@parlour/design-system/FormSelect';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formDraft, type IntentState, useLanguage, useMoney } from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-shared';
import type { Promotion } from '@parlour/gateway-openapi/promotions';
import type { DepositMethod } from '@parlour/gateway-openapi/wallet';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DepositValues, depositSchema } from '../../model/deposit.schema';
import { useMethod } from '../../model/useMethod';
import { MethodPicker } from '../MethodPicker/MethodPicker';
import { DepositSummary } from './DepositSummary';
import { PromotionTerms } from './PromotionTerms';

export interface DepositFormProps {
  /** At least one. */
  methods: readonly DepositMethod[];
  /** Promotions that a deposit can join. */
  promotions: readonly Promotion[];
  /** Sign of the member's currency. */
  currency: string;
  state: IntentState<unknown>;
  errors: ServerErrors | undefined;
  onSubmit: (methodId: string, values: DepositValues) => void;
}

const EMPTY: DepositValues = { amount: '', payerName: '', promotionId: '' };

/** The method and amount of a deposit (WAL-02). */
export function DepositForm({
  methods,
  promotions,
  currency,
  state,
  errors,
  onSubmit,
}: DepositFormProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const [method, choose] = useMethod('deposit method', methods);
  const schema = useMemo(
    () => (method === undefined ? undefined : depositSchema(method, money)),
    [method, money],
  );
  if (method === undefined || schema === undefined) return null;
  return (
    <Form
      aria-label={t('deposit.title')}
      schema={schema}
      defaultValues={EMPTY}
      draft={formDraft('deposit')}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      style={{ maxInlineSize: '760px' }}
      onSubmit={(values) => onSubmit(method.methodId, values)}
    >
      <MethodPicker methods={methods} chosen={method.methodId} onChoose={choose} />
      <FormAmountField
        name="amount"
        label={t('amount')}
        locale={tag}
        currency={currency}
        quickAmounts={method.quickAmounts.map((value) => ({ value, label: money(value) }))}
        labels={{
          quickAmounts: t('quickAmounts'),
          min: t('least', { amount: money(method.minAmount) }),
          max: t('most', { amount: money(method.maxAmount) }),
        }}
      />
      {method.needsPayerName ? (
        <FormTextField
          name="payerName"
          label={t('deposit.payer')}
          hint={t('deposit.payerHint')}
          autoComplete="name"
        />
      ) : null}
      {promotions.length === 0 ? null : (
        <>
          <FormSelect
            name="promotionId"
            label={t('deposit.promotion')}
            placeholder={t('deposit.noPromotion')}
            options={promotions.map(({ promotionId, title }) => ({
              value: promotionId,
              label: title,
            }))}
          />
          <PromotionTerms />
        </>
      )}
      <DepositSummary method={method} />
      <IntentNotice state={state} showsRefusal={false} />
      <Button
        type="submit"
        size="lg"
        isWide
        disabled={method.maintenance}
        isLoading={state.status === 'sending' || state.status === 'checking'}
      >
        {t('deposit.send')}
      </Button>
    </Form>
  );
}
