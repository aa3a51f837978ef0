import { Button } from '@parlour/design-system/Button';
import { type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginChoice } from '../LoginChoice/LoginChoice';
import * as S from './InlineLoginForm.styles';

type LoginType = 'username' | 'sms';

export interface InlineLoginFormProps {
  types: readonly LoginType[];
  /** Why the last attempt failed, translated. */
  error: string | null;
  isSubmitting: boolean;
  onSubmit: (values: { username: string; password: string }) => void;
  /** Called when somebody begins, so that what the login needs can be prefetched. */
  onBegin: () => void;
  /** Called when somebody edits a field. */
  onChange: () => void;
  /** Opens the login dialog, for a phone and for login methods that have no fields here. */
  onOpenDialog: (event: { type: LoginType }) => void;
  /** Absent where visitors can't register by themselves. */
  onRegister: (() => void) | undefined;
  onForgotPassword: () => void;
}

/** Two fields and a button; a narrow page has only the button, which opens the dialog. Then further links (HDR-04, HDR-05). */
export function InlineLoginForm({
  types,
  error,
  isSubmitting,
  onSubmit,
  onBegin,
  onChange,
  onOpenDialog,
  onRegister,
  onForgotPassword,
}: InlineLoginFormProps) {
  const { t } = useTranslation('session');
  const errorId = useId();
  const [first = 'username'] = types;
  const invalid = error === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSubmitting) return;
    // Read on submit, so that the password is in no state.
    const values = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    onSubmit({ username: read('username'), password: read('password') });
  };

  return (
    <S.Root data-only-dialog={first === 'sms' || undefined}>
      <S.Opener>
        <Button onClick={() => onOpenDialog({ type: first })}>{t('common:actions.login')}</Button>
      </S.Opener>
      <S.Fields noValidate onSubmit={handleSubmit} onFocus={onBegin} onInput={onChange}>
        {types.length > 1 ? (
          <LoginChoice
            label={t('login.types')}
            options={[
              { id: 'username', label: t('login.byUsername') },
              { id: 'sms', label: t('login.bySms') },
            ]}
            selectedId="username"
            onChoose={({ id }) => {
              if (id === 'sms') onOpenDialog({ type: 'sms' });
            }}
          />
        ) : null}
        <S.Input
          name="username"
          aria-label={t('fields.username')}
          placeholder={t('fields.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...invalid}
        />
        <S.Input
          name="password"
          type="password"
          aria-label={t('fields.password')}
          placeholder={t('fields.password')}
          autoComplete="current-password"
          {...invalid}
        />
        <Button type="submit" isLoading={isSubmitting}>
          {t('common:actions.login')}
        </Button>
        <S.Warning id={errorId} role="alert" data-shown={error !== null || undefined}>
          {error}
        </S.Warning>
      </S.Fields>
      <S.Forgot>
        <Button variant="quiet" size="sm" onClick={onForgotPassword}>
          {t('common:actions.forgotPassword')}
        </Button>
      </S.Forgot>
      {onRegister === undefined ? null : (
        <Button variant="outline" onClick={onRegister}>
          {t('common:actions.register')}
        </Button>
      )}
    </S.Root>
  );
}
