import { Button } from '@parlour/design-system/Button';
import { type Fact, FactList } from '@parlour/design-system/FactList';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { Inline } from '@parlour/design-system/layout/Inline';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

export interface ConfirmFormProps {
  /** What is about to be done. */
  facts: readonly Fact[];
  isSending: boolean;
  errors: ServerErrors | undefined;
  onBack: () => void;
  onConfirm: (event: { paymentPassword: string }) => void;
}

const schema = object({ paymentPassword: string().required('errors.empty') });
const EMPTY = { paymentPassword: '' };

/** The summary of an exchange, and the payment password that it needs (PTS-01). */
export function ConfirmForm({ facts, isSending, errors, onBack, onConfirm }: ConfirmFormProps) {
  const { t } = useTranslation('points');
  return (
    <Form
      schema={schema}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onConfirm}
    >
      <FactList facts={facts} isSunken />
      <FormPasswordField
        name="paymentPassword"
        label={t('confirm.password')}
        labels={{ show: t('confirm.show'), hide: t('confirm.hide') }}
        autoComplete="off"
        data-autofocus
      />
      <Inline justify="end">
        <Button variant="quiet" tone="neutral" disabled={isSending} onClick={onBack}>
          {t('confirm.back')}
        </Button>
        <Button type="submit" isLoading={isSending}>
          {t('confirm.confirm')}
        </Button>
      </Inline>
    </Form>
  );
}
