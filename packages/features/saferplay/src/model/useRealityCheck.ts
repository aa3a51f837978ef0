import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText, toPanelState } from '@parlour/feature-core';
import {
  useGetPlaySessionQuery,
  useSetRealityCheckMutation,
} from '@parlour/gateway-openapi/saferPlay';
import { useTranslation } from 'react-i18next';
import { useDurationText } from './useDurationText';

/** The interval of the member's reality check, what else can be chosen, and a function to choose (SP-06). */
export function useRealityCheck() {
  const { t } = useTranslation('realityCheck');
  const durationText = useDurationText();
  const query = useGetPlaySessionQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, error }] = useSetRealityCheckMutation();
  return {
    isBusy: isLoading,
    error: error === undefined ? undefined : failureText(error, t),
    state: toPanelState(query, t, ({ realityCheck: { interval, intervals, isRequired } }) => ({
      value: interval ?? '',
      isRequired,
      options: [
        ...intervals.map((each) => ({
          value: each,
          label: t('every', { interval: durationText(each) }),
        })),
        ...(isRequired ? [] : [{ value: '', label: t('off') }]),
      ],
    })),
    /** '' for none. */
    save: async (value: string): Promise<void> => {
      const interval = value === '' ? null : value;
      const result = await send({ realityCheckChoice: { interval } });
      if (result.error !== undefined) return;
      const title =
        interval === null ? t('done.off') : t('done.on', { interval: durationText(interval) });
      showToast({ tone: 'positive', title });
    },
  };
}
