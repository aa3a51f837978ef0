import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type UsernameValues, usernameLoginSchema } from '../../model/login.schema';
import { CaptchaField, type CaptchaView } from '../CaptchaField/CaptchaField';

export interface UsernameLoginProps {
  /** What the username field starts with. */
  username?: string | undefined;
  captcha: CaptchaView;
  errors: ServerErrors | undefined;
  onSubmit: (values: UsernameValues) => Promise<void>;
}

/** Login by username and password. */
export function UsernameLogin({ username = '', captcha, errors, onSubmit }: UsernameLoginProps) {
  const { t } = useTranslation('identity');
  const { isShown, ...picture } = captcha;
  const schema = useMemo(() => usernameLoginSchema({ isCaptchaShown: isShown }), [isShown]);
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
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormPasswordField
        name="password"
        label={t('session:fields.password')}
        labels={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
      />
      {isShown ? <CaptchaField {...picture} /> : null}
      <FormSubmit size="lg" isWide>
        {t('common:actions.login')}
      </FormSubmit>
    </Form>
  );
}
