import { Button } from '@parlour/design-system/Button';
import { Divider } from '@parlour/design-system/Divider';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { useTranslation } from 'react-i18next';
import type { OtherLoginMethodsState } from '../../model/useOtherLoginMethods';
import { SocialButtons } from '../SocialButtons/SocialButtons';

/**
 * What else a login form offers: social login, free play, registration, a forgotten password. Renders
 * nothing without any.
 */
export function OtherLoginMethodsView({
  busyMethod,
  error,
  social,
  onRegister,
  onForgotPassword,
  onFreePlay,
}: OtherLoginMethodsState) {
  const { t } = useTranslation('identity');
  const links = [
    { key: 'register', label: t('waysOn.register'), onClick: onRegister },
    { key: 'forgotPassword', label: t('waysOn.forgotPassword'), onClick: onForgotPassword },
  ].filter(({ onClick }) => onClick !== undefined);
  if (social.length + links.length === 0 && onFreePlay === undefined) return null;

  return (
    <Stack>
      {social.length === 0 ? null : (
        <>
          <Divider>{t('waysOn.or')}</Divider>
          <SocialButtons providers={social} busyId={busyMethod} />
        </>
      )}
      {error === null ? null : (
        <Notice
          role="alert"
          tone={error.isUnlinked ? 'info' : 'danger'}
          action={
            error.isUnlinked && onRegister !== undefined ? (
              <Button size="sm" onClick={onRegister}>
                {t('social.register')}
              </Button>
            ) : undefined
          }
        >
          {error.text}
        </Notice>
      )}
      {onFreePlay === undefined ? null : (
        <Button
          variant="outline"
          isWide
          isLoading={busyMethod === 'freePlay'}
          onClick={() => void onFreePlay()}
        >
          {t('freePlay.start')}
        </Button>
      )}
      {links.length === 0 ? null : (
        <Inline justify="between">
          {links.map(({ key, label, onClick }) => (
            <Button key={key} variant="quiet" size="sm" onClick={onClick}>
              {label}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
