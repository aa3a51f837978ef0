import { FormCaptchaField } from '@parlour/design-system/FormCaptchaField';
import { type CaptchaView } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** The field `captcha` of the form around it, while a captcha is demanded. */
export function FeedbackCaptcha({
  captcha: { isShown, image, isLoading, onRefresh },
}: {
  captcha: CaptchaView;
}) {
  const { t } = useTranslation('support');
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
