import {
  type CoreThunk,
  loadAccount,
  overlayClosed,
  PATHS,
  selectIsRestricted,
} from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { changePassword as sendChange } from '@parlour/gateway-openapi/member';
import type { LoginInfo } from '@parlour/gateway-openapi/session';
import { knownPassword } from './knownPassword';
import { completeLogin, loadLoginInfo } from './openSession';
import { forgetRemembered } from './remember/forgetRemembered';

/** Why a password has to be changed at once (LOGIN-07); `needed` if the reason is unknown. */
export type ChangeReason = 'weak' | 'expired' | 'given' | 'needed';

/** The reason, by the gateway's login info. */
export function changeReason(info: LoginInfo | undefined): ChangeReason {
  if (info === undefined) return 'needed';
  if (info.weakPassword) return 'weak';
  return info.passwordExpired ? 'expired' : 'given';
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/**
 * Changes the password of whoever is logged in; resolves to the error, or null (PWD-01). The client
 * switches to the token of the answer by itself.
 */
export const changePassword =
  (passwordChange: PasswordChange): CoreThunk<Promise<GatewayError | null>> =>
  async (dispatch) => {
    // Untracked: no password may stay in the store's cache of calls.
    const { error } = await dispatch(sendChange.initiate({ passwordChange }, { track: false }));
    if (error !== undefined) return isGatewayError(error) ? error : { kind: 'malformed' };
    knownPassword.forget();
    // A remembered old password would only be refused.
    await forgetRemembered();
    return null;
  };

/**
 * Continues under the new password: reloads the login info, goes home and closes the dialog (PWD-01). A
 * restricted session continues as after any login (LOGIN-08). Resolves to false if the account could not be
 * loaded: then it can be called again.
 */
export const finishChange =
  ({ goTo }: { goTo: (path: string) => void }): CoreThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isRestricted = selectIsRestricted(getState());
    const { expiredId } = getState().session;
    // Before the interrupted action, which may lead to a page of its own.
    if (expiredId === null) goTo(PATHS.home);
    await dispatch(loadLoginInfo());
    const isLoaded = await dispatch(
      isRestricted ? completeLogin({ goTo, path: PATHS.home, expiredId }) : loadAccount(),
    );
    if (isLoaded) dispatch(overlayClosed({ name: 'changePassword' }));
    return isLoaded;
  };
