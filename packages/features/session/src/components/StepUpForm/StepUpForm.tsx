import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormOneTimeCodeField } from '@parlour/design-system/FormOneTimeCodeField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { useTranslation } from 'react-i18next';
import { type StepUpValues, stepUpSchema } from '../../model/stepUp.schema';

export interface StepUpFormProps {
  /** Whether a code of the authenticator is taken. */
  hasApp: boolean;
  /** Whether a recovery code is taken. */
  hasRecoveryCode: boolean;
  errors: ServerErrors | undefined;
  onSubmit: (values: StepUpValues) => Promise<void>;
}

/** One field for the code of the authenticator or a recovery code (TR-05). */
export function StepUpForm({ hasApp, hasRecoveryCode, errors, onSubmit }: StepUpFormProps) {
  const { t } = useTranslation('stepUp');
  const label = !hasApp ? t('recoveryCode') : hasRecoveryCode ? t('codeOrRecovery') : t('code');
  return (
    <Form
      schema={stepUpSchema}
      defaultValues={{ code: '' }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <FormOneTimeCodeField
        name="code"
        label={label}
        hint={hasRecoveryCode ? t('recoveryHint') : undefined}
        inputMode={hasRecoveryCode ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        data-autofocus
      />
      <FormSubmit size="lg" isWide>
        {t('confirm')}
      </FormSubmit>
    </Form>
  );
}
