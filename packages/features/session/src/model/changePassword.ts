import {
  type CoreThunk,
  loadAccount,
  overlayClosed,
  PATHS,
  selectIsHeld,
} from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { changePassword as sendChange } from '@parlour/gateway-openapi/member';
import type { LoginInfo } from '@parlour/gateway-openapi/session';
import { knownPassword } from './knownPassword';
import { completeLogin, loadLoginInfo } from './openSession';
import { forgetRemembered } from './remember/forgetRemembered';

/** Why a password has to be changed at once (LOGIN-07); `needed` while nothing more is known. */
export type ChangeReason = 'weak' | 'expired' | 'given' | 'needed';

/** The reason by what the gateway knows of the login. */
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
 * Replaces the password of who is logged in; gives why it was refused, or null (PWD-01). The client goes
 * on under the token of the answer by itself.
 */
export const changePassword =
  (passwordChange: PasswordChange): CoreThunk<Promise<GatewayError | null>> =>
  async (dispatch) => {
    // Untracked: no password may stay in the store's cache of calls.
    const { error } = await dispatch(sendChange.initiate({ passwordChange }, { track: false }));
    if (error !== undefined) return isGatewayError(error) ? error : { kind: 'malformed' };
    knownPassword.forget();
    // What this browser keeps of the old one would only be refused.
    await forgetRemembered();
    return null;
  };

/**
 * Goes on under the new password: reloads the login info, goes home and closes the dialog (PWD-01). A
 * session that was held is taken up as after any login (LOGIN-08). False where the account could not be
 * loaded: it can be called again.
 */
export const finishChange =
  ({ goTo }: { goTo: (path: string) => void }): CoreThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isHeld = selectIsHeld(getState());
    const { expiredId } = getState().session;
    // Before what was waiting for a login, which may lead to a page of its own.
    if (expiredId === null) goTo(PATHS.home);
    await dispatch(loadLoginInfo());
    const isLoaded = await dispatch(
      isHeld ? completeLogin({ goTo, path: PATHS.home, expiredId }) : loadAccount(),
    );
    if (isLoaded) dispatch(overlayClosed({ name: 'changePassword' }));
    return isLoaded;
  };
