import type { CoreThunk } from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { completePasswordReset } from '@parlour/gateway-openapi/member';
import { forgetRemembered } from './remember/forgetRemembered';

export interface PasswordReset {
  /** What the link of the mail carried. */
  resetToken: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Sets a new password by the link of a mail; gives why it was refused, or null (PWD-02). */
export const resetPassword =
  (passwordResetCompletion: PasswordReset): CoreThunk<Promise<GatewayError | null>> =>
  async (dispatch) => {
    // Untracked: neither the password nor the link may stay in the store's cache of calls.
    const { error } = await dispatch(
      completePasswordReset.initiate({ passwordResetCompletion }, { track: false }),
    );
    if (error !== undefined) return isGatewayError(error) ? error : { kind: 'malformed' };
    // What this browser keeps of the old one would only be refused.
    await forgetRemembered();
    return null;
  };
