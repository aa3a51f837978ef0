import { useCoreDispatch } from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { useGetLoginInfoQuery } from '@parlour/gateway-openapi/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword, changeReason, finishChange } from './changePassword';
import type { ChangePasswordValues } from './changePassword.schema';
import { knownPassword } from './knownPassword';
import { logOut } from './logOut';
import { passwordErrors } from './passwordErrors';
import { useGoTo } from './useGoTo';
import { useRegisterRules } from './useRegisterRules';

/** State and actions of the dialog that changes a password (PWD-01); if forced, also the reason (LOGIN-07). */
export function useChangePassword({ isForced }: { isForced: boolean }) {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const { rules } = useRegisterRules();
  const { data: info } = useGetLoginInfoQuery();
  const [asksOld, setAsksOld] = useState(() => !isForced || knownPassword.read() === null);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [isStuck, setIsStuck] = useState(false);

  const finish = async (): Promise<void> => {
    setIsStuck(!(await dispatch(finishChange({ goTo }))));
  };
  const onSubmit = async (values: ChangePasswordValues): Promise<void> => {
    const { oldPassword, newPassword, confirmPassword: confirmNewPassword } = values;
    const error = await dispatch(
      changePassword({
        oldPassword: asksOld ? oldPassword : (knownPassword.read() ?? ''),
        newPassword,
        confirmNewPassword,
      }),
    );
    if (error === null) return finish();
    // The known password is out of date: another window may have changed it.
    if (isRefusal(error, 'WRONG_PASSWORD')) setAsksOld(true);
    setErrors(passwordErrors(error, (key) => t(key)));
  };

  return {
    reason: isForced ? changeReason(info) : null,
    account: info?.account ?? '',
    rules,
    asksOld,
    errors,
    /** The password has been changed, but the account could not be loaded under it. */
    isStuck,
    onFinish: finish,
    onSubmit,
    onLogOut: async (): Promise<void> => {
      knownPassword.forget();
      await dispatch(logOut({ goTo }));
    },
  };
}
