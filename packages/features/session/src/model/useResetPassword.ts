import {
  overlayOpened,
  selectAccount,
  selectIsTrial,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from './logOut';
import { passwordErrors } from './passwordErrors';
import { resetPassword } from './resetPassword';
import type { ResetPasswordValues } from './resetPassword.schema';
import { useRegisterRules } from './useRegisterRules';
import { useResetToken } from './useResetToken';

/** The state of a link; `missing` if the address has none. */
export type LinkState = 'missing' | 'usable' | 'used' | 'expired' | 'done';

/** State and actions of the page of a mailed link (PWD-02). */
export function useResetPassword() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const account = useCoreSelector(selectAccount);
  const isTrial = useCoreSelector(selectIsTrial);
  const resetToken = useResetToken();
  const { rules } = useRegisterRules();
  const [errors, setErrors] = useState<Record<string, string>>();
  // With the token, since another link may be opened in the same window.
  const [outcome, setOutcome] = useState<{ of: string; state: LinkState }>();

  const known = outcome !== undefined && outcome.of === resetToken ? outcome.state : 'usable';
  const link: LinkState = resetToken === null ? 'missing' : known;

  return {
    link,
    /** Name of the account that is logged in, which blocks the link; null for nobody. */
    loggedInAs: isTrial ? null : (account?.account ?? null),
    rules,
    errors,
    onSubmit: async ({ newPassword, confirmPassword }: ResetPasswordValues): Promise<void> => {
      if (resetToken === null) return;
      const become = (state: LinkState): void => setOutcome({ of: resetToken, state });
      const error = await dispatch(
        resetPassword({ resetToken, newPassword, confirmNewPassword: confirmPassword }),
      );
      if (error === null) {
        become('done');
        dispatch(overlayOpened({ name: 'login' }));
      } else if (isRefusal(error, 'INVALID_CODE')) become('used');
      else if (isRefusal(error, 'CODE_EXPIRED')) become('expired');
      else setErrors(passwordErrors(error, (key) => t(key)));
    },
    onAskAgain: (): void => {
      dispatch(overlayOpened({ name: 'forgotPassword', type: 'email' }));
    },
    onLogIn: (): void => {
      dispatch(overlayOpened({ name: 'login' }));
    },
    /** Logs out without leaving the page and its link. */
    onLogOut: (): Promise<void> => dispatch(logOut({ goTo: () => undefined })),
  };
}
