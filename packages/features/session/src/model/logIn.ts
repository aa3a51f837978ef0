import {
  type CoreThunk,
  interruptionForgotten,
  loadAccount,
  loginCompleted,
  overlayClosed,
  PATHS,
  selectInterrupted,
  selectIsLoggedIn,
  selectIsTrial,
  sessionOpened,
  writeStored,
} from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import {
  firstLogin,
  getLoginInfo,
  type LoginRequest,
  login,
} from '@parlour/gateway-openapi/session';

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

/** Opens a session, says so to the rest of the site and goes on with what the guest wanted (LOGIN-05 to LOGIN-09, LOGIN-17). */
export const logIn =
  (credentials: Credentials, options: LoginOptions): CoreThunk<Promise<LoginOutcome>> =>
  async (dispatch, getState) => {
    // Untracked: neither the password nor the token may stay in the store's cache of calls.
    const { data, error } = await dispatch(
      login.initiate({ loginRequest: toRequest(credentials, options) }, { track: false }),
    );
    if (data === undefined)
      return { isLoggedIn: false, error: isGatewayError(error) ? error : { kind: 'malformed' } };

    dispatch(sessionOpened({ token: data.token }));
    writeStored('token', data.token);
    if (getState().overlay.open?.name === 'login') dispatch(overlayClosed());
    // Before the interrupted action, which may lead to a page of its own.
    options.goTo(options.portal === 'agent' ? PATHS.agentHome : PATHS.home);

    await Promise.all([
      data.firstTimeLogin ? dispatch(firstLogin.initiate(undefined, { track: false })) : null,
      dispatch(loadLoginInfo()),
      dispatch(loadAccount()),
    ]);
    if (selectIsLoggedIn(getState())) {
      dispatch(loginCompleted());
      dispatch(goOn());
    }
    return { isLoggedIn: true };
  };

const loadLoginInfo = (): CoreThunk<Promise<void>> => async (dispatch) => {
  const request = dispatch(getLoginInfo.initiate(undefined, { forceRefetch: true }));
  await request;
  request.unsubscribe();
};

/** Does once what was waiting for a login; a trial user may not, and it is forgotten. */
const goOn = (): CoreThunk<void> => (dispatch, getState) => {
  const interrupted = selectInterrupted(getState());
  if (interrupted === null) return;
  dispatch(interruptionForgotten());
  if (!selectIsTrial(getState())) dispatch(interrupted);
};
