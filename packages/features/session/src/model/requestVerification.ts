import { type CoreThunk, overlayOpened } from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { knownPassword } from './knownPassword';

/**
 * Opens the extra verification if that is what the gateway answered (LOGIN-14). The password of the login is
 * remembered, in case its change is forced afterwards.
 */
export const requestVerification =
  (error: unknown, portal: 'member' | 'agent', password?: string): CoreThunk<void> =>
  (dispatch) => {
    if (!isRefusal(error, 'VERIFICATION_REQUIRED')) return;
    const { challengeId, challengeMethods: methods = [] } = error.details;
    if (challengeId === undefined) return;
    if (password === undefined) knownPassword.forget();
    else knownPassword.remember(password);
    dispatch(overlayOpened({ name: 'verification', challengeId, methods, portal }));
  };
