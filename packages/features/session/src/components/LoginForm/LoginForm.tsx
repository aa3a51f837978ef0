import { type CaptchaView, lazyChunk } from '@parlour/feature-core';
import { ErrorRegion, LoadingRows } from '@parlour/feature-shared';
import { Suspense, useState } from 'react';
import type { SmsValues, UsernameValues } from '../../model/login.schema';
import type { LoginType } from '../../model/loginTypes';
import type { PhoneValues } from '../../model/phone.schema';
import type { RememberView } from '../../model/remember/useRemember';
import type { PhoneCountries } from '../../model/usePhoneCountries';
import { LoginTabs, type LoginTabsProps } from '../LoginTabs/LoginTabs';
import type { SmsLoginProps } from '../SmsLogin/SmsLogin';
import { UsernameLogin } from '../UsernameLogin/UsernameLogin';

const SmsLogin = lazyChunk<SmsLoginProps>(() => import('../SmsLogin/SmsLogin'));

export interface LoginFormProps extends Omit<LoginTabsProps, 'panelOf'> {
  /** What the fields start with. */
  start: { username: string; phone: PhoneValues | null };
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
    <SmsPanel
      {...shared}
      isSeen={isSeen}
      phone={start.phone}
      countries={countries}
      code={code}
      onSubmit={onSms}
    />
  ) : (
    <UsernameLogin {...shared} username={start.username} onSubmit={onUsername} />
  );
}

/** Loads when it is first opened; then it stays, with what was typed. */
function SmsPanel({ isSeen, ...props }: SmsLoginProps & { isSeen: boolean }) {
  const [wasSeen, setWasSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setWasSeen(true);
  if (!wasSeen) return null;
  return (
    <ErrorRegion>
      <Suspense fallback={<LoadingRows heights={[72, 72, 48]} />}>
        <SmsLogin {...props} />
      </Suspense>
    </ErrorRegion>
  );
}
