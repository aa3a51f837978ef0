import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import type { CaptchaView } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type UsernameValues, usernameLoginSchema } from '../../model/login.schema';
import type { RememberView } from '../../model/remember/useRemember';
import { USERNAME_INPUT } from '../../model/usernameInput';
import { FormCaptcha } from '../FormCaptcha/FormCaptcha';
import { RememberBox } from '../RememberBox/RememberBox';

export interface UsernameLoginProps {
  /** What the username field starts with. */
  username: string;
  captcha: CaptchaView;
  remember: RememberView | undefined;
  errors: ServerErrors | undefined;
  /** An empty password means the saved one. */
  onSubmit: (values: UsernameValues) => Promise<void>;
}

const NOBODY: readonly string[] = [];

/** Login by username and password. */
export function UsernameLogin({
  username,
  captcha,
  remember,
  errors,
  onSubmit,
}: UsernameLoginProps) {
  const { t } = useTranslation('identity');
  const { isShown: isCaptchaShown } = captcha;
  const savedFor = remember?.savedFor ?? NOBODY;
  const schema = useMemo(
    () => usernameLoginSchema({ isCaptchaShown, savedFor }),
    [isCaptchaShown, savedFor],
  );
  return (
    <Form
      schema={schema}
      defaultValues={{ username, password: '', captcha: '' }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <FormTextField
        name="username"
        label={t('session:fields.username')}
        {...USERNAME_INPUT}
        autoComplete="username webauthn"
      />
      <Password savedFor={savedFor} />
      <FormCaptcha captcha={captcha} />
      <RememberBox remember={remember} />
      <FormSubmit size="lg" isWide>
        {t('common:actions.login')}
      </FormSubmit>
    </Form>
  );
}

/** Shown for a saved password, which is not on the page. */
const DOTS = '•'.repeat(10);

function Password({ savedFor }: Pick<RememberView, 'savedFor'>) {
  const { t } = useTranslation('identity');
  const username = useWatch<UsernameValues, 'username'>({ name: 'username' });
  const isSaved = savedFor.includes(username.trim());
  return (
    <FormPasswordField
      name="password"
      label={t('session:fields.password')}
      labels={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
      placeholder={isSaved ? DOTS : undefined}
      hint={isSaved ? t('remember.saved') : undefined}
    />
  );
}
