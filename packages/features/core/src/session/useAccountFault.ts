import type { GatewayError } from '@parlour/gateway-openapi';
import { useTranslation } from 'react-i18next';
import { failureText, type PanelState } from '../panels/panelState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { retryAccount } from './loadAccount';

type Failed = Extract<PanelState<never>, { status: 'failed' }>;

/** Why the account of the session in use could not be looked up, as a panel's failed state. */
export type AccountFault = Failed & { error: GatewayError; isRetrying: boolean };

/** What is wrong with the account of who is logged in; null while it is there or on its way for the first time. */
export function useAccountFault(): AccountFault | null {
  const { t } = useTranslation('common');
  const dispatch = useCoreDispatch();
  const { account, fault, status } = useCoreSelector(({ session }) => session);
  if (account !== null || fault === null) return null;
  return {
    status: 'failed',
    message: failureText(fault, t),
    error: fault,
    isRetrying: status === 'restoring',
    onRetry: () => void dispatch(retryAccount()),
  };
}
