import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormRadioGroup } from '@parlour/design-system/FormRadioGroup';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextArea } from '@parlour/design-system/FormTextArea';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { type CaptchaView, formDraft, type MerchantDocument } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FeedbackValues, feedbackSchema } from '../../model/feedback.schema';
import { FeedbackCaptcha } from './FeedbackCaptcha';

export interface FeedbackFormProps {
  /** The merchant's bounds, in characters. */
  length: MerchantDocument['feedbackLength'];
  captcha: CaptchaView;
  errors: ServerErrors | undefined;
  onSubmit: (values: FeedbackValues) => Promise<void>;
}

const EMPTY: FeedbackValues = { kind: 'FEEDBACK', content: '', contact: '', captcha: '' };

/** Feedback or a complaint: its kind, its text, and a contact (SUP-02). */
export function FeedbackForm({ length, captcha, errors, onSubmit }: FeedbackFormProps) {
  const { t } = useTranslation('support');
  const { isShown: isCaptchaShown } = captcha;
  const schema = useMemo(
    () => feedbackSchema({ length, isCaptchaShown }),
    [length, isCaptchaShown],
  );
  return (
    <Form
      schema={schema}
      defaultValues={EMPTY}
      draft={formDraft('feedback')}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormRadioGroup
        name="kind"
        label={t('feedback.kind')}
        direction="row"
        options={[
          { value: 'FEEDBACK', label: t('feedback.praise') },
          { value: 'COMPLAINT', label: t('feedback.complaint') },
        ]}
      />
      <FormTextArea
        name="content"
        label={t('feedback.content')}
        hint={t('feedback.contentHint', { ...length })}
        rows={5}
        limit={length.max}
        labels={{
          count: (used, limit) => t('feedback.count', { used, limit }),
          left: (count) => t('feedback.left', { count }),
          tooLong: () => t('errors.tooLong', { max: length.max }),
        }}
      />
      <FormTextField
        name="contact"
        label={t('feedback.contact')}
        hint={t('feedback.contactHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FeedbackCaptcha captcha={captcha} />
      <FormSubmit size="lg" isWide>
        {t('feedback.send')}
      </FormSubmit>
    </Form>
  );
}
