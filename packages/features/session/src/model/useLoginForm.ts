import {
  needsCaptcha,
  type OverlayRequest,
  useCaptcha,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { isRefusal } from '@parlour/gateway-openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorField, errorText } from './errorText';
import { type Credentials, type LoginOutcome, type LoginPortal, logIn } from './logIn';
import type { SmsValues, UsernameValues } from './login.schema';
import { type LoginType, selectLoginTypes } from './loginTypes';
import type { PhoneValues } from './phone.schema';
import type { CodeError, PhoneNumber } from './phoneCodes';
import { readSavedPassword } from './remember/remembered';
import { rememberPhone, rememberUsername } from './remember/rememberLogin';
import { useRemember } from './remember/useRemember';
import { useGoTo } from './useGoTo';
import { usePhoneCode } from './usePhoneCode';
import { usePhoneCountries } from './usePhoneCountries';

/** Error texts by field; `root` is for the form as a whole. */
type ServerErrors = Record<string, string>;

interface LoginFormOptions {
  /** Which login page is used; the agents' one has no "Remember me" (LOGIN-11). */
  portal: LoginPortal;
  /** What the dialog was opened with. */
  request?: Omit<Extract<OverlayRequest, { name: 'login' }>, 'name'> | undefined;
}

// The extra verification comes only after the right password.
const isProved = (outcome: LoginOutcome): boolean =>
  outcome.isLoggedIn || isRefusal(outcome.error, 'VERIFICATION_REQUIRED');

/** State and actions of a login form, from its opening to the session (LOGIN-01 to LOGIN-04). */
export function useLoginForm({ portal, request: given }: LoginFormOptions) {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const says = (field: string, error: CodeError): ServerErrors => ({
    ...rateLimitForm({ [field]: errorText(error, (key) => t(key)) }, error),
  });
  const types = useCoreSelector(selectLoginTypes);
  const [request] = useState(given);
  const refusal = request?.attempt?.refusal;
  const [chosen, setChosen] = useState(request?.type);
  const type = types.find((each) => each === chosen) ?? types[0] ?? 'username';
  const countries = usePhoneCountries({ isNeeded: type === 'sms' });
  const captcha = useCaptcha({ isDemanded: refusal !== undefined && needsCaptcha(refusal) });
  const code = usePhoneCode('login');
  const remember = useRemember({ isOffered: portal === 'member' });
  const [errors, setErrors] = useState<ServerErrors | undefined>(() =>
    refusal === undefined ? undefined : says('root', refusal),
  );

  const fail = (error: CodeError): void => {
    setErrors(says(errorField(error), error));
    captcha.renew(error);
  };
  const submit = async (credentials: Credentials, answer: string): Promise<LoginOutcome> => {
    const outcome = await dispatch(
      logIn(credentials, { captcha: captcha.toAnswer(answer), portal, goTo }),
    );
    if (!outcome.isLoggedIn) fail(outcome.error);
    return outcome;
  };
  const toNumber = ({ country, mobileNum }: PhoneValues): PhoneNumber => ({
    mobileNum,
    countryDialingCode: countries.dialingCodeOf(country),
  });

  const onUsername = async ({ captcha: answer, username, password: typed }: UsernameValues) => {
    const isSaved = typed === '';
    const password = isSaved ? await readSavedPassword(username) : typed;
    if (password === null) {
      setErrors({ password: t('remember.unusable') });
      return remember.forget();
    }
    const outcome = await submit({ type: 'username', username, password }, answer);
    if (isSaved && !outcome.isLoggedIn && isRefusal(outcome.error, 'WRONG_CREDENTIALS'))
      return remember.forget();
    if (remember.isOn && isProved(outcome)) await rememberUsername(username, password);
  };
  const onSms = async ({ captcha: answer, verificationCode, ...values }: SmsValues) => {
    const number = toNumber(values);
    const outcome = await code.prove(number, verificationCode);
    if ('error' in outcome) {
      fail(outcome.error);
      return;
    }
    const { isLoggedIn } = await submit({ type: 'sms', ...number, proof: outcome.proof }, answer);
    if (remember.isOn && isLoggedIn) rememberPhone({ ...values, ...number });
  };

  return {
    types,
    type,
    start: {
      username: request?.attempt?.username ?? remember.start.username,
      phone: remember.start.phone,
    },
    errors,
    captcha: captcha.view,
    countries,
    code: {
      ...code.view,
      onSend: async (values: PhoneValues & { captcha: string }): Promise<boolean> => {
        const outcome = await code.send(toNumber(values), captcha.toAnswer(values.captcha));
        if (outcome === 'ignored') return false;
        if (outcome === 'sent') setErrors(undefined);
        captcha.renew(outcome === 'sent' ? undefined : outcome.error);
        return outcome === 'sent';
      },
    },
    remember: remember.view,
    onTypeChange: (next: LoginType): void => {
      setChosen(next);
      setErrors(undefined);
    },
    onUsername,
    onSms,
  };
}
