import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type MessageKindSetting,
  useGetMessageKindsQuery,
  useSetMessageKindMutation,
} from '@parlour/gateway-openapi/messages';
import { useTranslation } from 'react-i18next';

const whole = (kinds: MessageKindSetting[]): readonly MessageKindSetting[] => kinds;

/** Which kinds of messages the member gets, and a function to change it (TR-06). */
export function useMessageKinds() {
  const { t } = useTranslation();
  const state: PanelState<readonly MessageKindSetting[]> = toPanelState(
    useGetMessageKindsQuery(),
    t,
    whole,
  );
  const [set, { isLoading, originalArgs }] = useSetMessageKindMutation();
  return {
    state,
    /** The change that is being saved; null if none is. */
    saving: isLoading ? (originalArgs?.messageKindChange ?? null) : null,
    /** Rejects where the gateway refuses. */
    change: ({ kind, isMuted }: Pick<MessageKindSetting, 'kind' | 'isMuted'>) =>
      set({ messageKindChange: { kind, isMuted } }).unwrap(),
  };
}
