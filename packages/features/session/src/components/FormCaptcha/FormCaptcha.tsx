import { FormCaptchaField } from '@parlour/design-system/FormCaptchaField';
import type { CaptchaView } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface FormCaptchaProps {
  captcha: CaptchaView;
  /** Marks it as required, in a form with optional fields. */
  required?: boolean;
}

/** The field `captcha` of the form around it, while a captcha is demanded (LOGIN-04). */
export function FormCaptcha({
  captcha: { isShown, image, isLoading, onRefresh },
  required = false,
}: FormCaptchaProps) {
  const { t } = useTranslation('identity');
  if (!isShown) return null;
  return (
    <FormCaptchaField
      name="captcha"
      label={t('fields.captcha')}
      labels={{
        image: t('login.captchaPicture'),
        refresh: t('login.refreshCaptcha'),
        loading: t('common:loading'),
        failed: t('login.captchaMissing'),
      }}
      src={image ?? undefined}
      status={isLoading ? 'loading' : image === null ? 'failed' : 'ready'}
      onRefresh={onRefresh}
      required={required}
    />
  );
}
