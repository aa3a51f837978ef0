import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormAmountField } from '@parlour/design-system/FormAmountField';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { formDraft } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { type TransferValues, transferSchema } from '../../model/transfer.schema';
import { Outcome } from '../Outcome/Outcome';

/** State of a transfer, as its form shows it. */
export type TransferFormState =
  | { status: 'idle' | 'sending' | 'checking' | 'unclear' | 'unsent' }
  | { status: 'refused'; message: string | undefined; needsPassword: boolean };

export interface TransferFormProps {
  /** Account name of who receives it. */
  account: string;
  /** Shown before the figures. */
  currency: string;
  /** BCP 47 tag of the reader's language. */
  tag: string;
  state: TransferFormState;
  /** Field errors from the gateway. */
  errors: ServerErrors | undefined;
  /** Where a payment password is set. */
  securityHref: string;
  onSubmit: (values: TransferValues) => void;
}

const EMPTY: TransferValues = { amount: '', paymentPassword: '', remark: '' };

/** A transfer to the downline; a second press while it is under way sends nothing. */
export function TransferForm({
  account,
  currency,
  tag,
  state,
  errors,
  securityHref,
  onSubmit,
}: TransferFormProps) {
  const { t } = useTranslation('agent');
  const isUnderWay = state.status === 'sending' || state.status === 'checking';
  return (
    <Form
      schema={transferSchema}
      draft={formDraft(`transfer to ${account}`)}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormAmountField
        name="amount"
        label={t('transfer.amount')}
        locale={tag}
        currency={currency}
      />
      <FormPasswordField
        name="paymentPassword"
        label={t('transfer.paymentPassword')}
        labels={{ show: t('show'), hide: t('hide') }}
        autoComplete="off"
      />
      <FormTextField name="remark" label={t('member.remark')} hint={t('optional')} />
      {state.status === 'checking' ? <Outcome>{t('transfer.checking')}</Outcome> : null}
      {state.status === 'unclear' || state.status === 'unsent' ? (
        <Outcome tone="warning">{t(`transfer.${state.status}`)}</Outcome>
      ) : null}
      {state.status === 'refused' && state.message !== undefined ? (
        <Outcome
          tone="danger"
          action={
            state.needsPassword ? (
              <LinkButton size="sm" variant="outline" href={securityHref}>
                {t('transfer.security')}
              </LinkButton>
            ) : undefined
          }
        >
          {state.message}
        </Outcome>
      ) : null}
      <Button type="submit" isWide isLoading={isUnderWay}>
        {t('transfer.send')}
      </Button>
    </Form>
  );
}
