import { Button } from '@parlour/design-system/Button';
import { ErrorState, type ErrorStateProps } from '@parlour/design-system/ErrorState';
import { reloadPage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface PartFaultProps extends Omit<ErrorStateProps, 'title' | 'action'> {
  /** Asks for the part anew; done where there is no line to load the page by. */
  onRetry: () => void;
}

/** In place of a part of the page that broke or did not come (ERR-03). */
export function PartFault({ onRetry, ...rest }: PartFaultProps) {
  const { t } = useTranslation('common');
  // Some browsers remember for as long as the page is there what did not come.
  const handleRetry = () => (navigator.onLine ? reloadPage() : onRetry());
  return (
    <ErrorState
      {...rest}
      title={t('errors.chunk')}
      action={<Button onClick={handleRetry}>{t('actions.retry')}</Button>}
    />
  );
}
