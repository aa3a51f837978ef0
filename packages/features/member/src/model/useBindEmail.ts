import { useCoreDispatch } from '@parlour/feature-core';
import { bindEmail } from '@parlour/gateway-openapi/member';
import type { EmailValues } from './security.schema';
import { useBindCode } from './useBindCode';
import { useSubmit } from './useSubmit';

/** Binds an email address that a code has verified (MC-04). */
export function useBindEmail(onDone: () => void) {
  const dispatch = useCoreDispatch();
  const { view, send } = useBindCode();
  const form = useSubmit<EmailValues>({
    send: (emailBinding) =>
      dispatch(bindEmail.initiate({ emailBinding }, { track: false })).unwrap(),
    fields: {
      WRONG_PASSWORD: 'password',
      INVALID_CODE: 'verificationCode',
      CODE_EXPIRED: 'verificationCode',
    },
    onDone,
  });
  return { ...form, code: view, onSend: (email: string) => send({ target: 'email', email }) };
}
