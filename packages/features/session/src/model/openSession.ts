import {
  type CoreThunk,
  centreSearch,
  expiryAcknowledged,
  interruptionForgotten,
  loadAccount,
  loginCompleted,
  type OverlayName,
  overlayClosed,
  PATHS,
  restrictSession,
  selectAccount,
  selectHasFlag,
  selectInterrupted,
  selectIsPaused,
  selectIsTrial,
  sessionOpened,
  writeStored,
} from '@parlour/feature-core';
import {
  firstLogin,
  getLoginInfo,
  type LoginInfo,
  type LoginResult,
} from '@parlour/gateway-openapi/session';
import { knownPassword } from './knownPassword';

/** The password that has to be changed whatever the gateway says (LOGIN-07). */
const WEAK_PASSWORD = '123456';

/** Dialogs that close once somebody is logged in. */
const WAYS_IN: readonly OverlayName[] = ['login', 'register', 'forgotPassword', 'verification'];

export interface OpenOptions {
  /** Shows another page of the site. */
  goTo: (path: string) => void;
  /** Where the person goes; home by default (RT-17). After an expired session the page stays (F15). */
  path?: string;
  /** The password that was typed; none for login methods without one. */
  password?: string | undefined;
}

/**
 * Starts a session that the gateway has opened, by any login method: notifies the rest of the site, shows
 * the next page and resumes what the guest wanted (LOGIN-05 to LOGIN-09, LOGIN-17).
 */
export const openSession =
  (
    result: LoginResult,
    { goTo, path = PATHS.home, password }: OpenOptions,
  ): CoreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { expiredId } = getState().session;
    dispatch(sessionOpened({ token: result.token, isFirstLogin: result.firstTimeLogin }));
    writeStored('token', result.token);
    for (const name of WAYS_IN) dispatch(overlayClosed({ name }));
    // Before the interrupted action, which may lead to a page of its own.
    if (expiredId === null) goTo(path);

    const [info] = await Promise.all([
      dispatch(loadLoginInfo()),
      result.firstTimeLogin ? dispatch(firstLogin.initiate(undefined, { track: false })) : null,
    ]);
    const hasExpired = result.passwordExpired && selectHasFlag('PWDEXPFORCECHANGE3')(getState());
    const isBad = password !== undefined && (password === WEAK_PASSWORD || hasExpired);
    if (isBad || info?.passwordChangeForced === true) {
      if (password !== undefined) knownPassword.remember(password);
      dispatch(restrictSession());
      return;
    }
    knownPassword.forget();
    await dispatch(completeLogin({ goTo, path, expiredId }));
  };

interface CompleteOptions extends Pick<OpenOptions, 'goTo'> {
  path: string;
  /** The account whose session had expired before. */
  expiredId: string | null;
}

/**
 * Loads the account, then sets the after-login flag and resumes the interrupted action (LOGIN-08, LOGIN-17).
 * Resolves to false if the account could not be loaded at once.
 */
export const completeLogin =
  ({ goTo, path, expiredId }: CompleteOptions): CoreThunk<Promise<boolean>> =>
  (dispatch, getState) =>
    dispatch(
      loadAccount(() => {
        // Another person's open page is not for this account.
        if (expiredId !== null && selectAccount(getState())?.id !== expiredId) {
          dispatch(expiryAcknowledged());
          goTo(path);
        }
        dispatch(loginCompleted());
        if (selectIsPaused(getState())) {
          // What was wanted is not possible now: the page says why, and what is (SP-07).
          dispatch(interruptionForgotten());
          goTo(PATHS.home + centreSearch('', 'member', 'playPause'));
        } else dispatch(goOn());
      }),
    );

/** Refetches the login info of the current token. */
export const loadLoginInfo = (): CoreThunk<Promise<LoginInfo | undefined>> => async (dispatch) => {
  const request = dispatch(getLoginInfo.initiate(undefined, { forceRefetch: true }));
  const { data } = await request;
  request.unsubscribe();
  return data;
};

/** Runs the interrupted action, once; for a trial user it is dropped. */
const goOn = (): CoreThunk<void> => (dispatch, getState) => {
  const interrupted = selectInterrupted(getState());
  if (interrupted === null) return;
  dispatch(interruptionForgotten());
  if (!selectIsTrial(getState())) dispatch(interrupted);
};
