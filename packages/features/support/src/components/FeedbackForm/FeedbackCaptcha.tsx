import { FormCaptchaField } from '@parlour/design-system/FormCaptchaField';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CaptchaView } from '../../model/useCaptcha';

/** The field `captcha` of the form around it, while a captcha is demanded. */
export function FeedbackCaptcha({
  captcha: { isShown, image, isLoading, onRefresh },
}: {
  captcha: CaptchaView;
}) {
  const { t } = useTranslation('support');
  const { resetField } = useFormContext<{ captcha: string }>();
  // What was read in the picture before is worth nothing for this one; the error stays.
  useEffect(() => {
    if (image !== null) resetField('captcha', { keepError: true, defaultValue: '' });
  }, [image, resetField]);
  if (!isShown) return null;
  return (
    <FormCaptchaField
      name="captcha"
      label={t('feedback.captcha')}
      labels={{
        image: t('feedback.captchaPicture'),
        refresh: t('feedback.newPicture'),
        loading: t('common:loading'),
        failed: t('feedback.captchaMissing'),
      }}
      src={image ?? undefined}
      status={isLoading ? 'loading' : image === null ? 'failed' : 'ready'}
      onRefresh={onRefresh}
    />
  );
}
