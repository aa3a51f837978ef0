import { Button } from '@parlour/design-system/Button';
import { canRetryChunks, reloadPage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { Root } from './ChunkError.styles';

export interface ChunkErrorProps {
  /**
   * Where it is shown, if not instead of the content: `over` the bottom of the screen, or `below` the bar, which has
   * no space for it.
   */
  place?: 'over' | 'below' | undefined;
  /** Loads the chunk again. Called if that can help or the browser is offline; else the page is reloaded. */
  onRetry: () => void;
}

/** Replaces a part of the page that crashed or whose chunk did not load (ERR-03). */
export function ChunkError({ place, onRetry }: ChunkErrorProps) {
  const { t } = useTranslation('common');
  const handleRetry = () => (navigator.onLine && !canRetryChunks() ? reloadPage() : onRetry());
  return (
    <Root
      data-place={place}
      title={t('errors.chunk')}
      action={
        <Button variant="outline" tone="neutral" onClick={handleRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}
