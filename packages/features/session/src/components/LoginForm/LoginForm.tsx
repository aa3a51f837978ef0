import type { ReactNode } from 'react';
import type { SmsValues, UsernameValues } from '../../model/login.schema';
import type { LoginType } from '../../model/loginTypes';
import type { CaptchaView } from '../CaptchaField/CaptchaField';
import { type CountryView, SmsLogin, type SmsLoginProps } from '../SmsLogin/SmsLogin';
import { UsernameLogin } from '../UsernameLogin/UsernameLogin';

export interface LoginFormProps {
  /** Ways of logging in that are offered, in order. */
  types: readonly LoginType[];
  /** The way that is shown. */
  type: LoginType;
  onTypeChange: (type: LoginType) => void;
  /** What the username field starts with. */
  username?: string | undefined;
  captcha: CaptchaView;
  countries: CountryView;
  code: SmsLoginProps['code'];
  /** What the last try was refused for, by field; a new object for each try. */
  errors: Record<string, string> | undefined;
  onUsername: (values: UsernameValues) => Promise<void>;
  onSms: (values: SmsValues) => Promise<void>;
  /** Ways on for who can't log in. */
  links?: ReactNode;
}

/** Every way of logging in that the merchant offers. */
export function LoginForm({
  type,
  username,
  captcha,
  countries,
  code,
  errors,
  onUsername,
  onSms,
  links,
}: LoginFormProps) {
  return (
    <>
      {type === 'sms' ? (
        <SmsLogin
          countries={countries}
          code={code}
          captcha={captcha}
          errors={errors}
          onSubmit={onSms}
        />
      ) : (
        <UsernameLogin
          username={username}
          captcha={captcha}
          errors={errors}
          onSubmit={onUsername}
        />
      )}
      {links}
    </>
  );
}
