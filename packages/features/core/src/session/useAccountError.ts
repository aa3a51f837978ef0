import type { GatewayError } from '@parlour/gateway-openapi';
import { useTranslation } from 'react-i18next';
import { failureText, type PanelState } from '../panels/panelState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { retryAccount } from './loadAccount';

type Failed = Extract<PanelState<never>, { status: 'failed' }>;

/** Why the account of the session could not be loaded, as the failed state of a panel. */
export type AccountError = Failed & { error: GatewayError; isRetrying: boolean };

/** The error of the account; null while it is loaded, or loading for the first time. */
export function useAccountError(): AccountError | null {
  const { t } = useTranslation('common');
  const dispatch = useCoreDispatch();
  const { account, error, status } = useCoreSelector(({ session }) => session);
  if (account !== null || error === null) return null;
  return {
    status: 'failed',
    message: failureText(error, t),
    error,
    isRetrying: status === 'restoring',
    onRetry: () => void dispatch(retryAccount()),
  };
}
