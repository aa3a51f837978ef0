import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { useTranslation } from 'react-i18next';
import {
  type ChangePaymentValues,
  changePaymentSchema,
  type FirstPaymentValues,
  firstPaymentSchema,
} from '../../model/security.schema';
import { SecretField } from '../SecretField/SecretField';

export interface PaymentFormProps<Values> {
  errors: ServerErrors | undefined;
  onSubmit: (values: Values) => Promise<void>;
}

/** Sets the first payment password, confirmed by the login password (MC-04). */
export function FirstPaymentForm({ errors, onSubmit }: PaymentFormProps<FirstPaymentValues>) {
  const { t } = useTranslation('member');
  return (
    <Form
      schema={firstPaymentSchema}
      defaultValues={{ password: '', paymentPassword: '', confirmPaymentPassword: '' }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <SecretField name="password" label={t('fields.password')} />
      <SecretField
        name="paymentPassword"
        label={t('fields.paymentPassword')}
        hint={t('fields.paymentHint')}
        autoComplete="off"
      />
      <SecretField
        name="confirmPaymentPassword"
        label={t('fields.confirmPayment')}
        autoComplete="off"
      />
      <FormSubmit isWide>{t('security.save')}</FormSubmit>
    </Form>
  );
}

/** Changes the payment password, confirmed by the current one (MC-04). */
export function ChangePaymentForm({ errors, onSubmit }: PaymentFormProps<ChangePaymentValues>) {
  const { t } = useTranslation('member');
  return (
    <Form
      schema={changePaymentSchema}
      defaultValues={{
        oldPaymentPassword: '',
        newPaymentPassword: '',
        confirmNewPaymentPassword: '',
      }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <SecretField name="oldPaymentPassword" label={t('fields.oldPayment')} autoComplete="off" />
      <SecretField
        name="newPaymentPassword"
        label={t('fields.newPayment')}
        hint={t('fields.paymentHint')}
        autoComplete="off"
      />
      <SecretField
        name="confirmNewPaymentPassword"
        label={t('fields.confirmPayment')}
        autoComplete="off"
      />
      <FormSubmit isWide>{t('security.save')}</FormSubmit>
    </Form>
  );
}
