import { Button } from '@parlour/design-system/Button';
import { FactList } from '@parlour/design-system/FactList';
import { Form } from '@parlour/design-system/Form';
import { FormAmountField } from '@parlour/design-system/FormAmountField';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formDraft, useLanguage, useMoney } from '@parlour/feature-core';
import type { UplineTransferOptions } from '@parlour/gateway-openapi/wallet';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type UplineTransferValues, uplineTransferSchema } from '../../model/transfer.schema';
import { mostOf } from '../../model/withdrawal.schema';

export interface UplineTransferFormProps {
  /** Account name of the receiver. */
  receiver: string;
  options: UplineTransferOptions;
  /** Sign of the member's currency. */
  currency: string;
  /** The values entered before, when somebody comes back from the confirmation. */
  values: UplineTransferValues | null;
  /** The notice of an earlier transfer. */
  children?: ReactNode;
  onSubmit: (values: UplineTransferValues) => void;
}

const EMPTY: UplineTransferValues = { amount: '', remark: '' };

/** A transfer to the upline: receiver, limits and amount (WAL-02). */
export function UplineTransferForm({
  receiver,
  options,
  currency,
  values,
  children,
  onSubmit,
}: UplineTransferFormProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const { minAmount: min, availableAmount, waitingAmount } = options;
  const max = mostOf(options, availableAmount);
  const schema = useMemo(() => uplineTransferSchema({ min, max, write: money }), [min, max, money]);
  return (
    <Form
      aria-label={t('transfer.upline')}
      schema={schema}
      defaultValues={values ?? EMPTY}
      draft={formDraft('uplineTransfer')}
      translateError={(key, params) => t(key, params)}
      style={{ maxInlineSize: '560px' }}
      onSubmit={onSubmit}
    >
      <FactList
        isSunken
        facts={[
          { label: t('transfer.receiver'), value: <bdi>{receiver}</bdi>, isStrong: true },
          { label: t('withdraw.available'), value: money(availableAmount), isStrong: true },
          { label: t('waiting.amount'), value: money(waitingAmount) },
        ]}
      />
      <FormAmountField
        name="amount"
        label={t('amount')}
        locale={tag}
        currency={currency}
        labels={{
          quickAmounts: t('quickAmounts'),
          min: t('least', { amount: money(min) }),
          max: t('most', { amount: money(max) }),
        }}
      />
      <FormTextField name="remark" label={t('receipt.remark')} maxLength={140} />
      {children}
      <Button type="submit" size="lg" isWide>
        {t('transfer.next')}
      </Button>
    </Form>
  );
}
