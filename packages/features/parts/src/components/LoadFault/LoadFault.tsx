import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { useTranslation } from 'react-i18next';

export interface LoadFaultProps {
  /** What could not be loaded. */
  title: string;
  /** Why, and how it is tried again: the failed state of a panel. */
  state: { message: string; onRetry: () => void; isRetrying?: boolean };
}

/** In place of what could not be loaded: why, and a button that tries again. */
export function LoadFault({ title, state }: LoadFaultProps) {
  const { message, onRetry, isRetrying = false } = state;
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
