import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Spinner } from '@parlour/design-system/Spinner';
import { navigationRequested, PATHS, useCoreDispatch } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { ChunkError } from '../ChunkError/ChunkError';

export interface CheckCoverProps {
  /** Whether a reality check is due. */
  isOpen: boolean;
  /** Loads the check again; undefined while it is still loading. */
  onRetry?: () => void;
}

const ignore = () => undefined;

/** Lies over the game in place of a reality check that is not loaded: nobody plays on without it (SP-06). */
export default function CheckCover({ isOpen, onRetry }: CheckCoverProps) {
  const { t } = useTranslation('play');
  const dispatch = useCoreDispatch();
  return (
    <Dialog
      isOpen={isOpen}
      isCloseDisabled
      size="sm"
      title={t('check.title')}
      onClose={ignore}
      footer={
        <Button
          variant="outline"
          tone="neutral"
          isWide
          onClick={() => dispatch(navigationRequested({ path: PATHS.home }))}
        >
          {t('check.stop')}
        </Button>
      }
    >
      {onRetry === undefined ? (
        <Spinner size="lg" label={t('check.title')} />
      ) : (
        <ChunkError onRetry={onRetry} />
      )}
    </Dialog>
  );
}
