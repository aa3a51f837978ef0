import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { useTranslation } from 'react-i18next';
import type { GatewayState } from '../../model/gatewayState';

export interface LoadFaultProps {
  /** What could not be loaded. */
  title: string;
  state: Extract<GatewayState<unknown>, { status: 'failed' }>;
}

/** In place of what could not be loaded: why, and a button that tries again. */
export function LoadFault({ title, state: { message, isRetrying, onRetry } }: LoadFaultProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={title}
      action={
        <Button variant="outline" tone="neutral" isLoading={isRetrying} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    >
      {message}
    </ErrorState>
  );
}
