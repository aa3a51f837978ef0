import { FormTextField } from '@parlour/design-system/FormTextField';
import { IconButton } from '@parlour/design-system/IconButton';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as S from './CaptchaField.styles';

/** What a form knows of its captcha. */
export interface CaptchaView {
  isShown: boolean;
  /** Data address of the picture; null while there is none. */
  image: string | null;
  isLoading: boolean;
  onRefresh: () => void;
}

/** The field `captcha` of the form around it, with the picture to be read (LOGIN-04). */
export function CaptchaField({ image, isLoading, onRefresh }: Omit<CaptchaView, 'isShown'>) {
  const { t } = useTranslation('identity');
  const { resetField } = useFormContext<{ captcha: string }>();
  // What was read in the picture before is worth nothing for this one; the error stays.
  useEffect(() => {
    if (image !== null) resetField('captcha', { keepError: true, defaultValue: '' });
  }, [image, resetField]);

  return (
    <S.Root>
      <FormTextField
        name="captcha"
        label={t('fields.captcha')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <S.Picture>
        {image !== null ? (
          <S.Image src={image} alt={t('login.captchaPicture')} width={160} height={56} />
        ) : isLoading ? (
          <Skeleton width="100%" height="100%" />
        ) : (
          <S.Missing role="status">{t('login.captchaMissing')}</S.Missing>
        )}
        <IconButton
          label={t('login.refreshCaptcha')}
          icon={<RefreshIcon />}
          isLoading={isLoading}
          onClick={onRefresh}
        />
      </S.Picture>
    </S.Root>
  );
}
