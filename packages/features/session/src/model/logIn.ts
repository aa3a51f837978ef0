import { type CaptchaAnswer, type CoreThunk, PATHS } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';
import {
  type LoginRequest,
  type LoginResult,
  login,
  loginByPhoneAuth,
} from '@parlour/gateway-openapi/session';
import { type BotCheckProof, proveHuman } from './botCheck';
import { openSession } from './openSession';
import type { CodeError, PhoneNumber, PhoneProof } from './phoneCodes';
import { requestVerification } from './requestVerification';

export type Credentials =
  | { type: 'username'; username: string; password: string }
  | ({ type: 'sms'; proof: PhoneProof } & PhoneNumber);

/** Which login page is used. */
export type LoginPortal = 'member' | 'agent';

export interface LoginOptions {
  captcha?: CaptchaAnswer | undefined;
  portal?: LoginPortal;
  /** Shows another page of the site. */
  goTo: (path: string) => void;
}

/** The result of a mutation. */
interface LoginAnswer {
  data?: LoginResult;
  error?: unknown;
}

export type LoginOutcome = { isLoggedIn: true } | { isLoggedIn: false; error: CodeError };

interface SentOptions extends Pick<LoginOptions, 'captcha' | 'portal'> {
  botCheck?: BotCheckProof;
}

/** The request body: the username trimmed, the password as it was typed. */
export function toRequest(
  credentials: Credentials,
  { captcha, botCheck, portal = 'member' }: SentOptions,
): LoginRequest {
  const around = { ...captcha, ...botCheck, portal };
  if (credentials.type === 'username')
    return { ...credentials, username: credentials.username.trim(), ...around };
  const { proof, ...number } = credentials;
  return { ...number, ...proof, ...around };
}

// Untracked: neither the password nor the token may stay in the store's cache of calls.
const UNTRACKED = { track: false } as const;

/** Makes the right call for these credentials: an outside proof of a number has its own operation (LOGIN-15). */
const ask =
  (credentials: Credentials, options: SentOptions): CoreThunk<Promise<LoginAnswer>> =>
  async (dispatch) => {
    if (credentials.type === 'username' || 'verificationCode' in credentials.proof)
      return dispatch(login.initiate({ loginRequest: toRequest(credentials, options) }, UNTRACKED));
    const { mobileNum, countryDialingCode, proof } = credentials;
    const { portal = 'member' } = options;
    return dispatch(
      loginByPhoneAuth.initiate(
        { phoneAuthLoginRequest: { mobileNum, countryDialingCode, ...proof, portal } },
        UNTRACKED,
      ),
    );
  };

const passwordOf = (credentials: Credentials): string | undefined =>
  credentials.type === 'username' ? credentials.password : undefined;

/** Logs in with these credentials; then `openSession` or the dialog of the extra verification takes over. */
export const logIn =
  (credentials: Credentials, options: LoginOptions): CoreThunk<Promise<LoginOutcome>> =>
  async (dispatch) => {
    const botCheck = await dispatch(proveHuman('login'));
    if ('error' in botCheck) return { isLoggedIn: false, error: botCheck.error };
    const { data, error } = await dispatch(ask(credentials, { ...options, botCheck }));
    if (data === undefined) {
      dispatch(requestVerification(error, options.portal ?? 'member', passwordOf(credentials)));
      return { isLoggedIn: false, error: isGatewayError(error) ? error : { kind: 'malformed' } };
    }
    await dispatch(
      openSession(data, {
        goTo: options.goTo,
        ...(options.portal === 'agent' ? { path: PATHS.agentHome } : null),
        password: passwordOf(credentials),
      }),
    );
    return { isLoggedIn: true };
  };
