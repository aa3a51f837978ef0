import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSelect } from '@parlour/design-system/FormSelect';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formDraft } from '@parlour/feature-core';
import type { Bank } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import { type BankAccountValues, bankAccountSchema } from '../../model/security.schema';
import { SecretField } from '../SecretField/SecretField';

export interface BankAccountFormProps {
  banks: readonly Bank[];
  errors: ServerErrors | undefined;
  onSubmit: (values: BankAccountValues) => Promise<void>;
}

const EMPTY: BankAccountValues = {
  bankCode: '',
  accountNumber: '',
  payeeName: '',
  branch: '',
  paymentPassword: '',
};

/** A bank account to withdraw to (MC-04). */
export function BankAccountForm({ banks, errors, onSubmit }: BankAccountFormProps) {
  const { t } = useTranslation('member');
  return (
    <Form
      schema={bankAccountSchema}
      defaultValues={EMPTY}
      draft={formDraft('bankAccount')}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <FormSelect
        name="bankCode"
        label={t('banks.bank')}
        placeholder={t('banks.chooseBank')}
        options={banks.map(({ bankCode, bankName, available }) => ({
          value: bankCode,
          label: available ? bankName : t('banks.closed', { bank: bankName }),
          isDisabled: !available,
        }))}
      />
      <FormTextField
        name="accountNumber"
        label={t('banks.number')}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <FormTextField
        name="payeeName"
        label={t('banks.payee')}
        hint={t('banks.payeeHint')}
        autoComplete="name"
      />
      <FormTextField name="branch" label={t('banks.branch')} autoComplete="off" />
      <SecretField name="paymentPassword" label={t('fields.paymentPassword')} autoComplete="off" />
      <FormSubmit isWide>{t('banks.add')}</FormSubmit>
    </Form>
  );
}
