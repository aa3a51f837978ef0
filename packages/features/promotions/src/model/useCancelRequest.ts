import { failureText } from '@parlour/feature-core';
import { useCancelRewardRequestMutation } from '@parlour/gateway-openapi/promotions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Cancels an application that has no answer yet (PROMO-03). */
export function useCancelRequest() {
  const { t } = useTranslation('promotions');
  const [cancel, { isLoading }] = useCancelRewardRequestMutation();
  const [error, setError] = useState<string | null>(null);
  return {
    isCancelling: isLoading,
    /** Why cancelling failed. */
    error,
    cancel: async (applicationId: string): Promise<void> => {
      setError(null);
      try {
        await cancel({ rewardRequestCancel: { applicationId } }).unwrap();
      } catch (cause) {
        setError(failureText(cause, t));
      }
    },
  };
}
