import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormAmountField } from '@parlour/design-system/FormAmountField';
import { FormImageUpload } from '@parlour/design-system/FormImageUpload';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { Inline } from '@parlour/design-system/layout/Inline';
import {
  formDraft,
  selectAccount,
  useCoreSelector,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ReceiptValues, receiptSchema } from '../../model/receipt.schema';

export interface MissingFormProps {
  withdrawalId: string;
  /** The amount that was paid; a decimal string. */
  due: string;
  isBusy: boolean;
  errors: ServerErrors | undefined;
  onSubmit: (values: ReceiptValues) => Promise<void>;
  onCancel: () => void;
}

const EMPTY: ReceiptValues = { receivedAmount: '0.00', pictures: [], remark: '' };

/** The amount that has arrived, and pictures as proof: PNG or JPG, 5 MB each, at most 3 (WAL-03). */
export function MissingForm({
  withdrawalId,
  due,
  isBusy,
  errors,
  onSubmit,
  onCancel,
}: MissingFormProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const currency = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const schema = useMemo(() => receiptSchema(due, money), [due, money]);
  return (
    <Form
      aria-label={t('receipt.missing')}
      schema={schema}
      draft={formDraft(`receipt ${withdrawalId}`)}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormAmountField
        name="receivedAmount"
        label={t('receipt.received')}
        locale={tag}
        currency={currency}
      />
      <FormImageUpload
        name="pictures"
        required
        label={t('receipt.proof')}
        hint={t('receipt.proofHint')}
        labels={{
          choose: t('receipt.choose'),
          drop: t('receipt.drop'),
          count: (count, most) => t('receipt.count', { count, most }),
          remove: t('receipt.remove'),
          progress: t('common:loading'),
          faults: {
            type: t('receipt.type'),
            size: t('receipt.size'),
            unreadable: t('receipt.unreadable'),
            count: t('receipt.tooMany'),
          },
        }}
      />
      <FormTextField name="remark" label={t('receipt.remark')} maxLength={140} />
      <Inline>
        <SendButton isBusy={isBusy} />
        <Button variant="quiet" tone="neutral" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </Inline>
    </Form>
  );
}

/** Busy while the pictures are uploaded as well as while the report is sent. */
function SendButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('wallet');
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" isLoading={isBusy || isSubmitting}>
      {t('receipt.send')}
    </Button>
  );
}
