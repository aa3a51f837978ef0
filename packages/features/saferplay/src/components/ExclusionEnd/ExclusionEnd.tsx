import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSection } from '@parlour/design-system/FormSection';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextArea } from '@parlour/design-system/FormTextArea';
import { useTranslation } from 'react-i18next';
import {
  type ExclusionEndValues,
  exclusionEndSchema,
  REASON_LENGTH,
} from '../../model/exclusionEnd.schema';

export interface ExclusionEndProps {
  /** The cooling-off after the request, in words. */
  delay: string;
  errors: ServerErrors | undefined;
  onSubmit: (values: ExclusionEndValues) => Promise<void>;
}

/** Asks for the end of an exclusion whose time is over, with a reason (SP-07). */
export function ExclusionEnd({ delay, errors, onSubmit }: ExclusionEndProps) {
  const { t } = useTranslation('breaks');
  return (
    <Form
      schema={exclusionEndSchema}
      defaultValues={{ reason: '' }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <FormSection legend={t('end.title')} description={t('end.about', { delay })}>
        <FormTextArea
          name="reason"
          label={t('end.reason')}
          rows={3}
          limit={REASON_LENGTH}
          labels={{
            count: (used, limit) => `${String(used)} / ${String(limit)}`,
            left: (count) => t('end.left', { count }),
            tooLong: (count) => t('end.tooLong', { count }),
          }}
        />
      </FormSection>
      <FormSubmit variant="outline" tone="neutral">
        {t('end.send')}
      </FormSubmit>
    </Form>
  );
}
