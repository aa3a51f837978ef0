import { stepUpAnswered, useCoreDispatch } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { type GatewayError, isRefusal } from '@parlour/gateway-openapi';
import { stepUp } from '@parlour/gateway-openapi/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from './errorText';
import type { StepUpValues } from './stepUp.schema';

/** Answers a step-up by a code; what waited for it goes on by itself (TR-05). */
export function useStepUp() {
  const { t } = useTranslation('stepUp');
  const dispatch = useCoreDispatch();
  const [errors, setErrors] = useState<Record<string, string>>();
  const onCode = async ({ code }: StepUpValues): Promise<void> => {
    // Untracked, so that no code stays in the store.
    const answer = dispatch(stepUp.initiate({ stepUpCode: { code } }, { track: false }));
    const { error } = (await answer) as { error?: GatewayError };
    if (error === undefined) dispatch(stepUpAnswered());
    else if (isRefusal(error, 'INVALID_CODE')) setErrors({ code: t('errors.wrong') });
    // The factor was turned off meanwhile, so that nothing is asked for any more.
    else if (isRefusal(error, 'STATE_CONFLICT')) dispatch(stepUpAnswered());
    else setErrors(rateLimitForm({ root: errorText(error, (key) => t(key)) }, error));
  };
  return { errors, onCode };
}
