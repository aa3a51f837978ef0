import { Stack } from '@parlour/design-system/layout/Stack';
import { Tabs } from '@parlour/design-system/Tabs';
import type { CaptchaView } from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsValues, UsernameValues } from '../../model/login.schema';
import type { LoginType } from '../../model/loginTypes';
import type { PhoneValues } from '../../model/phone.schema';
import type { RememberView } from '../../model/remember/useRemember';
import type { PhoneCountries } from '../../model/usePhoneCountries';
import { SmsLogin, type SmsLoginProps } from '../SmsLogin/SmsLogin';
import { UsernameLogin } from '../UsernameLogin/UsernameLogin';

export interface LoginFormProps {
  /** Ways of logging in that are offered, in order. */
  types: readonly LoginType[];
  /** The way that is shown. */
  type: LoginType;
  onTypeChange: (type: LoginType) => void;
  /** What the fields start with. */
  start: { username: string; phone: PhoneValues | null };
  captcha: CaptchaView;
  countries: PhoneCountries;
  code: SmsLoginProps['code'];
  /** Absent where nobody is remembered (LOGIN-11). */
  remember: RememberView | undefined;
  /** What the last try was refused for, by field; a new object for each try. */
  errors: Record<string, string> | undefined;
  onUsername: (values: UsernameValues) => Promise<void>;
  onSms: (values: SmsValues) => Promise<void>;
  /** Ways on for who can't log in. */
  links?: ReactNode;
}

/** Every way of logging in that the merchant offers; a choice only where there is more than one (LOGIN-01). */
export function LoginForm(props: LoginFormProps) {
  const { t } = useTranslation('identity');
  const { types, type, onTypeChange, links } = props;
  const names = { username: t('session:login.byUsername'), sms: t('session:login.bySms') };
  return (
    <Stack>
      {types.length > 1 ? (
        <Tabs
          variant="segmented"
          label={t('session:login.types')}
          items={types.map((id) => ({ id, label: names[id], panel: <Panel {...props} of={id} /> }))}
          selectedId={type}
          onSelect={({ id }) => onTypeChange(id as LoginType)}
          keepsPanels
        />
      ) : (
        <Panel {...props} of={type} />
      )}
      {links}
    </Stack>
  );
}

/** One way of logging in. What was refused, and the captcha, belong to the one that is seen. */
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
    <UsernameLogin {...shared} username={start.username} onSubmit={onUsername} />
  );
}
