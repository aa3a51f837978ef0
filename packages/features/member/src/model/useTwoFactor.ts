import { failureText, type PanelState, useCoreDispatch } from '@parlour/feature-core';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  type TwoFactorSetup,
} from '@parlour/gateway-openapi/member';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordProofValues, TwoFactorValues } from './security.schema';
import { useSubmit } from './useSubmit';

const untracked = { track: false } as const;
const fields = {
  WRONG_PASSWORD: 'password',
  INVALID_CODE: 'code',
  CODE_EXPIRED: 'code',
} as const;

interface SetupAnswer {
  /** The attempt that it belongs to. */
  of: number;
  data?: TwoFactorSetup | undefined;
  error?: unknown;
}

/** A secret for an authenticator; requested once, and never stored. */
export function useTwoFactorSetup(): PanelState<TwoFactorSetup> {
  const { t } = useTranslation();
  const dispatch = useCoreDispatch();
  const [attempts, setAttempts] = useState(0);
  const [answer, setAnswer] = useState<SetupAnswer>();
  useEffect(() => {
    let isCancelled = false;
    void dispatch(startTwoFactor.initiate(undefined, untracked)).then(({ data, error }) => {
      if (!isCancelled) setAnswer({ of: attempts, data, error });
    });
    return () => {
      isCancelled = true;
    };
  }, [dispatch, attempts]);
  if (answer?.of !== attempts) return { status: 'loading' };
  if (answer.data !== undefined) return { status: 'ready', data: answer.data };
  return {
    status: 'failed',
    message: failureText(answer.error, t),
    onRetry: () => setAttempts(attempts + 1),
  };
}

/** Switches the authenticator on; the recovery codes are answered only once (MC-04). */
export function useConfirmTwoFactor(onDone: (recoveryCodes: readonly string[]) => void) {
  const dispatch = useCoreDispatch();
  return useSubmit<TwoFactorValues>({
    send: async (twoFactorProof) => {
      const answer = await dispatch(
        confirmTwoFactor.initiate({ twoFactorProof }, untracked),
      ).unwrap();
      onDone(answer.recoveryCodes);
    },
    fields,
  });
}

/** Switches the authenticator off (MC-04). */
export function useDisableTwoFactor(onDone: () => void) {
  const dispatch = useCoreDispatch();
  return useSubmit<PasswordProofValues>({
    send: (passwordProof) =>
      dispatch(disableTwoFactor.initiate({ passwordProof }, untracked)).unwrap(),
    fields,
    onDone,
  });
}

/** Replaces the recovery codes by the login password (TR-04); they are answered only once. */
export function useRenewRecoveryCodes(onDone: (recoveryCodes: readonly string[]) => void) {
  const dispatch = useCoreDispatch();
  return useSubmit<PasswordProofValues>({
    send: async (passwordProof) => {
      const answer = await dispatch(
        renewRecoveryCodes.initiate({ passwordProof }, untracked),
      ).unwrap();
      onDone(answer.recoveryCodes);
    },
    fields,
  });
}
