import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormAmountField } from '@parlour/design-system/FormAmountField';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formDraft, type IntentState, useLanguage, useMoney } from '@parlour/feature-core';
import { IntentNotice } from '@parlour/feature-parts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type UplineTransferValues, uplineTransferSchema } from '../../model/transfer.schema';

export interface UplineTransferFormProps {
  /** Sign of the member's currency. */
  currency: string;
  state: IntentState<unknown>;
  errors: ServerErrors | undefined;
  onSubmit: (values: UplineTransferValues) => void;
}

const EMPTY: UplineTransferValues = { amount: '', paymentPassword: '', remark: '' };

/** How much goes to the account above (WAL-02). */
export function UplineTransferForm({ currency, state, errors, onSubmit }: UplineTransferFormProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const schema = useMemo(() => uplineTransferSchema({ min: undefined, write: money }), [money]);
  return (
    <Form
      aria-label={t('transfer.upline')}
      schema={schema}
      defaultValues={EMPTY}
      draft={formDraft('uplineTransfer')}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      style={{ maxInlineSize: '560px' }}
      onSubmit={onSubmit}
    >
      <p>{t('transfer.uplineText')}</p>
      <FormAmountField name="amount" label={t('amount')} locale={tag} currency={currency} />
      <FormTextField name="remark" label={t('receipt.remark')} maxLength={140} />
      <FormPasswordField
        name="paymentPassword"
        label={t('paymentPassword')}
        autoComplete="off"
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <IntentNotice state={state} showsRefusal={false} />
      <Button
        type="submit"
        size="lg"
        isWide
        isLoading={state.status === 'sending' || state.status === 'checking'}
      >
        {t('transfer.send')}
      </Button>
    </Form>
  );
}
