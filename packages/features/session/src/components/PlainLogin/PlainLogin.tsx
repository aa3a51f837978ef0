import { Button } from '@parlour/design-system/Button';
import { Notice } from '@parlour/design-system/Notice';
import { PasswordField } from '@parlour/design-system/PasswordField';
import { TextField } from '@parlour/design-system/TextField';
import { useTranslation } from 'react-i18next';
import { USERNAME_INPUT } from '../../model/usernameInput';
import * as S from './PlainLogin.styles';

export interface PlainLoginProps {
  /** Why the form could not be loaded, translated. */
  error: string | null;
  /** Whether the fields were sent and the form is still loading. */
  isSubmitting: boolean;
  /** Called when somebody begins, so that the form can be prefetched. */
  onBegin: () => void;
  onSubmit: () => void;
}

/**
 * The username login before anything is sent: uncontrolled fields without validation. The real form, which is heavy
 * and looks the same, replaces them and takes over what was typed.
 */
export function PlainLogin({ error, isSubmitting, onBegin, onSubmit }: PlainLoginProps) {
  const { t } = useTranslation('identity');
  return (
    <S.Fields
      noValidate
      onFocus={onBegin}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) onSubmit();
      }}
    >
      {error === null ? null : (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <TextField name="username" label={t('session:fields.username')} {...USERNAME_INPUT} />
      <PasswordField
        name="password"
        label={t('session:fields.password')}
        labels={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {t('common:actions.login')}
      </Button>
    </S.Fields>
  );
}
