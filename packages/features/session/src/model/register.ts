import {
  type CaptchaAnswer,
  type CoreThunk,
  PATHS,
  selectIsTrial,
  sessionEnded,
} from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import {
  type RegisterByMobileRequest,
  type RegisterRequest,
  register,
  registerByMobile,
} from '@parlour/gateway-openapi/member';
import { type LoginResult, logout } from '@parlour/gateway-openapi/session';
import { affiliateCodes } from './affiliateCodes';
import type { BotCheckProof } from './botCheck';
import { openSession } from './openSession';
import type { PhoneProof } from './phoneCodes';
import type { RegisterValues } from './register.schema';
import type { RegisterFieldName } from './registerFields';
import type { RegisterType } from './registerTypes';

export interface Registration {
  type: RegisterType;
  values: RegisterValues;
  /** Fields that are sent, where something was typed in them. */
  names: readonly RegisterFieldName[];
  /** Of the country of the number. */
  countryDialingCode: string;
  /** That the number is the person's own, where that is asked for. */
  proof?: PhoneProof | undefined;
  captcha?: CaptchaAnswer | undefined;
  botCheck?: BotCheckProof | undefined;
}

export type RegisterOutcome = { isRegistered: true } | { isRegistered: false; error: GatewayError };

/** Sent in a way of their own. */
const APART: readonly RegisterFieldName[] = ['captcha', 'verificationCode', 'mobileNum'];

/** What every registration sends; what is empty was not given. */
function commonOf({ values, names, countryDialingCode, proof, captcha, botCheck }: Registration) {
  const given = names.filter((name) => !APART.includes(name) && values[name] !== '');
  const { mobileNum, password, confirmPassword } = values;
  const hasNumber = names.includes('mobileNum') && mobileNum !== '';
  return {
    ...(Object.fromEntries(given.map((name) => [name, values[name]])) as Partial<
      Record<RegisterFieldName, string>
    >),
    ...(hasNumber ? { mobileNum, countryDialingCode } : null),
    ...proof,
    ...(captcha?.captcha === '' ? null : captcha),
    ...botCheck,
    password,
    confirmPassword,
    domain: window.location.host,
    agreedToTerms: true,
    login: true,
  } as const;
}

export const toRegisterRequest = (registration: Registration): RegisterRequest => ({
  ...commonOf(registration),
  username: registration.values.username,
});

export const toRegisterByMobileRequest = (registration: Registration): RegisterByMobileRequest => ({
  ...commonOf(registration),
  mobileNum: registration.values.mobileNum,
  countryDialingCode: registration.countryDialingCode,
});

// Untracked: neither the password nor the token may stay in the store's cache of calls.
const UNTRACKED = { track: false } as const;

const ask =
  (
    registration: Registration,
  ): CoreThunk<Promise<{ data?: LoginResult | undefined; error?: unknown }>> =>
  (dispatch) =>
    registration.type === 'register'
      ? dispatch(register.initiate({ registerRequest: toRegisterRequest(registration) }, UNTRACKED))
      : dispatch(
          registerByMobile.initiate(
            { registerByMobileRequest: toRegisterByMobileRequest(registration) },
            UNTRACKED,
          ),
        );

/**
 * Opens an account and goes on with its session on the promotions page (REG-07, RT-17). The session of a
 * trial user ends with it, and what belonged to that is forgotten (LOGIN-18).
 */
export const registerAccount =
  (
    registration: Registration,
    { goTo }: { goTo: (path: string) => void },
  ): CoreThunk<Promise<RegisterOutcome>> =>
  async (dispatch, getState) => {
    const { data, error } = await dispatch(ask(registration));
    if (data === undefined)
      return { isRegistered: false, error: isGatewayError(error) ? error : { kind: 'malformed' } };
    affiliateCodes.forget();
    if (selectIsTrial(getState())) {
      // While its token is still the one in use; whatever becomes of the call, the site is done with it.
      await dispatch(logout.initiate(undefined, UNTRACKED));
      dispatch(sessionEnded({ reason: 'logout' }));
    }
    const { password } = registration.values;
    await dispatch(openSession(data, { goTo, path: PATHS.promotions, password }));
    return { isRegistered: true };
  };
