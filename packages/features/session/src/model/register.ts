import {
  type CaptchaAnswer,
  type CoreThunk,
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
import { pathAfterRegistration } from './pathAfterRegistration';
import type { PhoneProof } from './phoneCodes';
import type { RegisterValues } from './register.schema';
import type { RegisterFieldName } from './registerFields';
import type { RegisterType } from './registerTypes';

export interface Registration {
  type: RegisterType;
  values: RegisterValues;
  /** Fields that are sent unless empty. */
  names: readonly RegisterFieldName[];
  /** Dialing code of the number's country. */
  countryDialingCode: string;
  /** Proof that the number is the person's own, where required. */
  proof?: PhoneProof | undefined;
  captcha?: CaptchaAnswer | undefined;
  botCheck?: BotCheckProof | undefined;
}

export type RegisterOutcome = { isRegistered: true } | { isRegistered: false; error: GatewayError };

/** Fields that are sent separately. */
const APART: readonly RegisterFieldName[] = ['captcha', 'verificationCode', 'mobileNum'];

/** Where the link was put whose code is sent (AG-08). */
function placeOf({ names, values }: Registration) {
  const { affiliateCode, sub } = affiliateCodes.known();
  const isByLink = names.includes('affiliateCode') && values.affiliateCode === affiliateCode;
  return isByLink && sub !== undefined ? { sub } : null;
}

/** What every registration sends; empty fields are left out. */
function commonOf(registration: Registration) {
  const { values, names, countryDialingCode, proof, captcha, botCheck } = registration;
  const given = names.filter((name) => !APART.includes(name) && values[name] !== '');
  const { mobileNum, password, confirmPassword } = values;
  const hasNumber = names.includes('mobileNum') && mobileNum !== '';
  return {
    ...(Object.fromEntries(given.map((name) => [name, values[name]])) as Partial<
      Record<RegisterFieldName, string>
    >),
    ...(hasNumber ? { mobileNum, countryDialingCode } : null),
    ...placeOf(registration),
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
 * Registers an account and starts its session on the promotions page (REG-07, RT-17). The session of a
 * trial user ends, with all its data (LOGIN-18).
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
      // While its token is still in use. The session ends here even if the call fails.
      await dispatch(logout.initiate(undefined, UNTRACKED));
      dispatch(sessionEnded({ reason: 'logout' }));
    }
    const { password } = registration.values;
    await dispatch(
      openSession(data, { goTo, path: await dispatch(pathAfterRegistration()), password }),
    );
    return { isRegistered: true };
  };
