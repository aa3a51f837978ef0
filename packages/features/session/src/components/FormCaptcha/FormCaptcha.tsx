import { FormCaptchaField } from '@parlour/design-system/FormCaptchaField';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** What a form knows of its captcha; `useCaptcha` gives it as `view`. */
export interface CaptchaView {
  isShown: boolean;
  /** Data address of the picture; null while there is none. */
  image: string | null;
  isLoading: boolean;
  onRefresh: () => void;
}

export interface FormCaptchaProps {
  captcha: CaptchaView;
  /** Marks it as needed, in a form with fields that are not. */
  required?: boolean;
}

/** The field `captcha` of the form around it, while a captcha is demanded (LOGIN-04). */
export function FormCaptcha({
  captcha: { isShown, image, isLoading, onRefresh },
  required = false,
}: FormCaptchaProps) {
  const { t } = useTranslation('identity');
  const { resetField } = useFormContext<{ captcha: string }>();
  // What was read in the picture before is worth nothing for this one; the error stays.
  useEffect(() => {
    if (image !== null) resetField('captcha', { keepError: true, defaultValue: '' });
  }, [image, resetField]);
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
