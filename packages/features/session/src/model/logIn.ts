import { type CoreThunk, PATHS } from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { type LoginRequest, login } from '@parlour/gateway-openapi/session';
import { openSession } from './openSession';

export type Credentials =
  | { type: 'username'; username: string; password: string }
  | { type: 'sms'; mobileNum: string; countryDialingCode: string; verificationCode: string };

/** What was read in a captcha, and which one it was. */
export interface CaptchaAnswer {
  captchaId: string;
  captcha: string;
}

export interface LoginOptions {
  captcha?: CaptchaAnswer | undefined;
  /** Which login page asks. */
  portal?: 'member' | 'agent';
  /** Shows another page of the site. */
  goTo: (path: string) => void;
}

export type LoginOutcome = { isLoggedIn: true } | { isLoggedIn: false; error: GatewayError };

/** What is sent for these credentials: the username trimmed, the password as it was typed. */
export const toRequest = (
  credentials: Credentials,
  { captcha, portal = 'member' }: Pick<LoginOptions, 'captcha' | 'portal'>,
): LoginRequest => ({
  ...credentials,
  ...(credentials.type === 'username' ? { username: credentials.username.trim() } : null),
  ...captcha,
  portal,
});

/** Logs in by these credentials; `openSession` does the rest. */
export const logIn =
  (credentials: Credentials, options: LoginOptions): CoreThunk<Promise<LoginOutcome>> =>
  async (dispatch) => {
    // Untracked: neither the password nor the token may stay in the store's cache of calls.
    const { data, error } = await dispatch(
      login.initiate({ loginRequest: toRequest(credentials, options) }, { track: false }),
    );
    if (data === undefined)
      return { isLoggedIn: false, error: isGatewayError(error) ? error : { kind: 'malformed' } };
    await dispatch(
      openSession(data, {
        goTo: options.goTo,
        ...(options.portal === 'agent' ? { path: PATHS.agentHome } : null),
        ...(credentials.type === 'username' ? { password: credentials.password } : null),
      }),
    );
    return { isLoggedIn: true };
  };
