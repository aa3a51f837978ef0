import type { CaptchaView } from '@parlour/feature-core';
import type { SmsValues, UsernameValues } from '../../model/login.schema';
import type { LoginType } from '../../model/loginTypes';
import type { PhoneValues } from '../../model/phone.schema';
import type { RememberView } from '../../model/remember/useRemember';
import type { PhoneCountries } from '../../model/usePhoneCountries';
import { LoginTabs, type LoginTabsProps } from '../LoginTabs/LoginTabs';
import { SmsLogin, type SmsLoginProps } from '../SmsLogin/SmsLogin';
import { UsernameLogin } from '../UsernameLogin/UsernameLogin';

export interface LoginFormProps extends Omit<LoginTabsProps, 'panelOf'> {
  /** What the fields start with. */
  start: { username: string; password?: string; phone: PhoneValues | null };
  captcha: CaptchaView;
  countries: PhoneCountries;
  code: SmsLoginProps['code'];
  /** Absent where nobody is remembered (LOGIN-11). */
  remember: RememberView | undefined;
  /** Errors of the last attempt by field; a new object for each attempt. */
  errors: Record<string, string> | undefined;
  onUsername: (values: UsernameValues) => Promise<void>;
  onSms: (values: SmsValues) => Promise<void>;
}

/** All login methods that the merchant offers (LOGIN-01). */
export function LoginForm(props: LoginFormProps) {
  const { types, type, onTypeChange, links } = props;
  return (
    <LoginTabs
      types={types}
      type={type}
      onTypeChange={onTypeChange}
      panelOf={(each) => <Panel {...props} of={each} />}
      links={links}
    />
  );
}

/** One login method. Errors and captcha belong to the visible one only. */
function Panel({
  of,
  type,
  start,
  captcha,
  countries,
  code,
  remember,
  errors,
  onUsername,
  onSms,
}: LoginFormProps & { of: LoginType }) {
  const isSeen = of === type;
  const shared = {
    captcha: isSeen ? captcha : { ...captcha, isShown: false },
    errors: isSeen ? errors : undefined,
    remember,
  };
  return of === 'sms' ? (
    <SmsLogin {...shared} phone={start.phone} countries={countries} code={code} onSubmit={onSms} />
  ) : (
    <UsernameLogin
      {...shared}
      username={start.username}
      password={start.password}
      onSubmit={onUsername}
    />
  );
}
