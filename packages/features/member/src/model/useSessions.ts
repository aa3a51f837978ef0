import { toPanelState } from '@parlour/feature-core';
import {
  type OpenSession,
  useEndOtherSessionsMutation,
  useListSessionsQuery,
} from '@parlour/gateway-openapi/session';
import { useTranslation } from 'react-i18next';

const whole = (sessions: OpenSession[]): readonly OpenSession[] => sessions;

/** The open sessions of the account, and a function to end all others (MC-04, LOGIN-19). */
export function useSessions() {
  const { t } = useTranslation();
  const state = toPanelState(useListSessionsQuery(), t, whole);
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  return {
    state,
    isEnding: isLoading,
    /** Rejects where the gateway refuses. */
    endOthers: () => end().unwrap(),
  };
}
