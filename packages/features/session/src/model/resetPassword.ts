import type { CoreThunk } from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { completePasswordReset } from '@parlour/gateway-openapi/member';
import { forgetRemembered } from './remember/forgetRemembered';

export interface PasswordReset {
  /** The token in the link of the mail. */
  resetToken: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Sets a new password by the link of a mail; resolves to the error, or null (PWD-02). */
export const resetPassword =
  (passwordResetCompletion: PasswordReset): CoreThunk<Promise<GatewayError | null>> =>
  async (dispatch) => {
    // Untracked: neither the password nor the link may stay in the store's cache of calls.
    const { error } = await dispatch(
      completePasswordReset.initiate({ passwordResetCompletion }, { track: false }),
    );
    if (error !== undefined) return isGatewayError(error) ? error : { kind: 'malformed' };
    // A remembered old password would only be refused.
    await forgetRemembered();
    return null;
  };
