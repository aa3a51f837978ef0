import { selectOverlay, useCoreDispatch, useCoreSelector } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorField, errorText, needsCaptcha } from './errorText';
import { type Credentials, logIn } from './logIn';
import type { SmsValues, UsernameValues } from './login.schema';
import { type LoginType, selectLoginTypes } from './loginTypes';
import type { CodeError } from './phoneCodes';
import { useCaptcha } from './useCaptcha';
import { useCountries } from './useCountries';
import { useGoTo } from './useGoTo';
import { usePhoneCode } from './usePhoneCode';

/** Sentences by field; `root` is for the form as a whole. */
type ServerErrors = Record<string, string>;

/** What the login dialog shows and does, from its opening to the session (LOGIN-01 to LOGIN-04). */
export function useLoginDialog() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const says = (field: string, error: CodeError): ServerErrors => ({
    [field]: errorText(error, (key) => t(key)),
  });
  const types = useCoreSelector(selectLoginTypes);
  const [request] = useState(useCoreSelector(selectOverlay('login')));
  const refusal = request?.attempt?.refusal;
  const [chosen, setChosen] = useState(request?.type);
  const type = types.find((each) => each === chosen) ?? types[0] ?? 'username';
  const countries = useCountries({ isNeeded: type === 'sms' });
  const captcha = useCaptcha({ isDemanded: refusal !== undefined && needsCaptcha(refusal) });
  const code = usePhoneCode('login');
  const [errors, setErrors] = useState<ServerErrors | undefined>(() =>
    refusal === undefined ? undefined : says('root', refusal),
  );

  const fail = (error: CodeError): void => {
    setErrors(says(errorField(error), error));
    // A picture counts for one try, whatever the try was refused for.
    if (needsCaptcha(error) || (captcha.isShown && error.kind === 'refused')) captcha.demand();
  };

  const submit = async (credentials: Credentials, answer: string): Promise<void> => {
    const outcome = await dispatch(logIn(credentials, { captcha: captcha.toAnswer(answer), goTo }));
    if (!outcome.isLoggedIn) fail(outcome.error);
  };
  const toNumber = ({ country, mobileNum }: Omit<SmsValues, 'verificationCode' | 'captcha'>) => ({
    mobileNum,
    countryDialingCode: countries.dialingCodeOf(country),
  });

  return {
    types,
    type,
    username: request?.attempt?.username,
    errors,
    captcha: {
      isShown: captcha.isShown,
      image: captcha.image,
      isLoading: captcha.isLoading,
      onRefresh: captcha.refresh,
    },
    countries,
    code: {
      isSending: code.isSending,
      secondsLeft: code.secondsLeft,
      sentMinutes: code.sentMinutes,
      onSend: async ({
        captcha: answer,
        ...values
      }: Omit<SmsValues, 'verificationCode'>): Promise<boolean> => {
        const outcome = await code.send(toNumber(values), captcha.toAnswer(answer));
        if (outcome === 'ignored') return false;
        if (outcome !== 'sent') {
          fail(outcome.error);
          return false;
        }
        setErrors(undefined);
        if (captcha.isShown) captcha.demand();
        return true;
      },
    },
    onTypeChange: (next: LoginType): void => {
      setChosen(next);
      setErrors(undefined);
    },
    onUsername: ({ captcha: answer, ...values }: UsernameValues) =>
      submit({ type: 'username', ...values }, answer),
    onSms: async ({ captcha: answer, verificationCode, ...values }: SmsValues): Promise<void> => {
      const number = toNumber(values);
      const outcome = await code.prove(number, verificationCode);
      if ('error' in outcome) fail(outcome.error);
      else await submit({ type: 'sms', ...number, proof: outcome.proof }, answer);
    },
  };
}
