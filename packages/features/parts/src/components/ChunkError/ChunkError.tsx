import { Button } from '@parlour/design-system/Button';
import { canRetryChunks, reloadPage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { Fault } from './ChunkError.styles';

export interface ChunkErrorProps {
  /**
   * Where it stands, if not in the place of what it is about: `over` the foot of the screen, or `below` the bar that
   * has no room for it.
   */
  place?: 'over' | 'below' | undefined;
  /** Asks for the part anew; done where that may bring it, or there is no line to load the page by. */
  onRetry: () => void;
}

/** In place of a part of the page that broke or did not come (ERR-03). */
export function ChunkError({ place, onRetry }: ChunkErrorProps) {
  const { t } = useTranslation('common');
  const handleRetry = () => (navigator.onLine && !canRetryChunks() ? reloadPage() : onRetry());
  return (
    <Fault
      data-place={place}
      title={t('errors.chunk')}
      action={<Button onClick={handleRetry}>{t('actions.retry')}</Button>}
    />
  );
}
