import { loadPasskeys, stepUpAnswered, useCoreDispatch, useNewSignal } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { type GatewayError, isRefusal } from '@parlour/gateway-openapi';
import {
  type PasskeyRequest,
  startPasskeyStepUp,
  stepUp,
  stepUpByPasskey,
} from '@parlour/gateway-openapi/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from './errorText';
import type { StepUpValues } from './stepUp.schema';

/** So that no code and no proof stays in the store. */
const untracked = { track: false } as const;

/** Answers a step-up; what waited for it goes on by itself (TR-05). */
export function useStepUp() {
  const { t } = useTranslation('stepUp');
  const dispatch = useCoreDispatch();
  const newSignal = useNewSignal();
  const [errors, setErrors] = useState<Record<string, string>>();
  const [isBusy, setIsBusy] = useState(false);
  const textOf = (error: unknown): string => errorText(error as GatewayError, (key) => t(key));

  const onCode = async ({ code }: StepUpValues): Promise<void> => {
    const { error } = (await dispatch(stepUp.initiate({ stepUpCode: { code } }, untracked))) as {
      error?: GatewayError;
    };
    // A conflict: the factor was turned off meanwhile, so that nothing is asked for any more.
    if (error === undefined || isRefusal(error, 'STATE_CONFLICT')) dispatch(stepUpAnswered());
    else if (isRefusal(error, 'INVALID_CODE')) setErrors({ code: t('errors.wrong') });
    else setErrors(rateLimitForm({ root: textOf(error) }, error));
  };

  /** The reason why the passkey did not prove it; null if it did, or the person gave up. */
  const askPasskey = async (): Promise<string | null> => {
    const signal = newSignal();
    const { provePasskey } = await loadPasskeys();
    const started = (await dispatch(startPasskeyStepUp.initiate(undefined, untracked))) as {
      data?: PasskeyRequest;
      error?: unknown;
    };
    if (started.data === undefined) {
      if (!isRefusal(started.error, 'STATE_CONFLICT')) return textOf(started.error);
      dispatch(stepUpAnswered());
      return null;
    }
    const outcome = await provePasskey(started.data, signal);
    if (!('made' in outcome)) return outcome.failure === 'cancelled' ? null : t('errors.passkey');
    const { error } = (await dispatch(
      stepUpByPasskey.initiate({ passkeyAssertion: outcome.made }, untracked),
    )) as { error?: unknown };
    if (error !== undefined) return textOf(error);
    dispatch(stepUpAnswered());
    return null;
  };

  const onPasskey = async (): Promise<void> => {
    setIsBusy(true);
    setErrors(undefined);
    const failure = await askPasskey().catch(() => t('errors.passkey'));
    setIsBusy(false);
    if (failure !== null) setErrors({ passkey: failure });
  };
  /** Another way is chosen: what went wrong with the one before is not said of it. */
  const onSwitch = (): void => setErrors(undefined);
  return { errors, isBusy, onCode, onPasskey, onSwitch };
}
