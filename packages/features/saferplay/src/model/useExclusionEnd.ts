import type { ServerErrors } from '@parlour/design-system/Form';
import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText } from '@parlour/feature-core';
import { useRequestExclusionEndMutation } from '@parlour/gateway-openapi/saferPlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExclusionEndValues } from './exclusionEnd.schema';

/** Sends the request for the end of an exclusion. What was typed stays beside a refusal. */
export function useExclusionEnd() {
  const { t } = useTranslation('breaks');
  const [send] = useRequestExclusionEndMutation();
  const [errors, setErrors] = useState<ServerErrors>();
  const onSubmit = async ({ reason }: ExclusionEndValues): Promise<void> => {
    try {
      await send({ exclusionEndRequest: { reason } }).unwrap();
      showToast({ tone: 'positive', title: t('end.done') });
    } catch (error) {
      setErrors({ root: failureText(error, t) });
    }
  };
  return { errors, onSubmit };
}
