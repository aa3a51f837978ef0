import { toPanelState } from '@parlour/feature-core';
import {
  type OpenSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@parlour/gateway-openapi/session';
import { useTranslation } from 'react-i18next';

const whole = (sessions: OpenSession[]): readonly OpenSession[] => sessions;

/** The open sessions of the account, and functions to end one or all others (MC-04, LOGIN-19, TR-01). */
export function useSessions() {
  const { t } = useTranslation();
  const state = toPanelState(useListSessionsQuery(), t, whole);
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const [endOne, one] = useEndSessionMutation();
  return {
    state,
    isEnding: isLoading,
    /** The session that is being ended; null if none is. */
    endingId: one.isLoading ? (one.originalArgs?.sessionId ?? null) : null,
    /** Rejects where the gateway refuses. */
    endOne: (sessionId: string) => endOne({ sessionId }).unwrap(),
    /** Rejects where the gateway refuses. */
    endOthers: () => end().unwrap(),
  };
}
