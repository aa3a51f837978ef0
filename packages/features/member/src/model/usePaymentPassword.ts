import { useCoreDispatch } from '@parlour/feature-core';
import { changePaymentPassword, setPaymentPassword } from '@parlour/gateway-openapi/member';
import type { ChangePaymentValues, FirstPaymentValues } from './security.schema';
import { useSubmit } from './useSubmit';

const untracked = { track: false } as const;

/** Sets the first payment password (MC-04). */
export function useFirstPaymentPassword(onDone: () => void) {
  const dispatch = useCoreDispatch();
  return useSubmit<FirstPaymentValues>({
    send: (paymentPasswordSetup) =>
      dispatch(setPaymentPassword.initiate({ paymentPasswordSetup }, untracked)).unwrap(),
    fields: { WRONG_PASSWORD: 'password', WEAK_PASSWORD: 'paymentPassword' },
    onDone,
  });
}

/** Changes the payment password (MC-04). */
export function useChangePaymentPassword(onDone: () => void) {
  const dispatch = useCoreDispatch();
  return useSubmit<ChangePaymentValues>({
    send: (paymentPasswordChange) =>
      dispatch(changePaymentPassword.initiate({ paymentPasswordChange }, untracked)).unwrap(),
    fields: { WRONG_PASSWORD: 'oldPaymentPassword', WEAK_PASSWORD: 'newPaymentPassword' },
    onDone,
  });
}
