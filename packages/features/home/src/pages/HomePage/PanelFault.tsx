import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { useTranslation } from 'react-i18next';

export interface PanelFaultProps {
  /** Draws the panel anew. */
  onRetry: () => void;
}

/** In place of a panel that broke. */
export default function PanelFault({ onRetry }: PanelFaultProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('errors.chunk')}
      action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
    />
  );
}
