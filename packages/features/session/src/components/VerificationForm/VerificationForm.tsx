import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormRadioGroup } from '@parlour/design-system/FormRadioGroup';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { Stack } from '@parlour/design-system/layout/Stack';
import type { ChallengeMethod } from '@parlour/gateway-openapi/session';
import { useTranslation } from 'react-i18next';
import { type VerificationValues, verificationSchema } from '../../model/verification.schema';
import {
  VerificationAnswer,
  type VerificationAnswerProps,
} from '../VerificationAnswer/VerificationAnswer';

export interface VerificationFormProps extends VerificationAnswerProps {
  /** Methods that are offered; the first is the default. */
  methods: readonly ChallengeMethod[];
  /** By field, which is named after the method. */
  errors: ServerErrors | undefined;
  onSubmit: (values: VerificationValues) => Promise<void>;
}

/** Verifies a login from a new address, by one of the account's methods (LOGIN-14). */
export function VerificationForm({ methods, errors, onSubmit, ...answer }: VerificationFormProps) {
  const { t } = useTranslation('identity');
  const [first = 'mobile'] = methods;
  const ways: Record<ChallengeMethod, { label: string; hint: string }> = {
    mobile: { label: t('verification.byMobile'), hint: t('verification.mobileHint') },
    email: { label: t('verification.byEmail'), hint: t('verification.emailHint') },
    payeeName: { label: t('verification.byName'), hint: t('verification.nameHint') },
    authenticator: { label: t('verification.byApp'), hint: t('verification.appHint') },
  };
  return (
    <Stack>
      <p>{t('verification.why')}</p>
      <Form
        schema={verificationSchema}
        defaultValues={{ method: first, mobile: '', email: '', payeeName: '', authenticator: '' }}
        serverErrors={errors}
        translateError={(key) => t(key)}
        onSubmit={onSubmit}
      >
        {methods.length > 1 ? (
          <FormRadioGroup
            name="method"
            label={t('verification.ways')}
            variant="card"
            options={methods.map((value) => ({ value, ...ways[value] }))}
          />
        ) : (
          <p>{ways[first].hint}</p>
        )}
        <VerificationAnswer {...answer} />
        <FormSubmit size="lg" isWide>
          {t('verification.submit')}
        </FormSubmit>
      </Form>
    </Stack>
  );
}
