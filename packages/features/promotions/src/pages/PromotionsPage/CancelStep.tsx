import { Button } from '@parlour/design-system/Button';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { useTranslation } from 'react-i18next';
import { useCancelRequest } from '../../model/useCancelRequest';

interface CancelStepProps {
  applicationId: string;
}

/** The button that cancels an application. */
export function CancelStep({ applicationId }: CancelStepProps) {
  const { t } = useTranslation('promotions');
  const { cancel, isCancelling, error } = useCancelRequest();
  return (
    <Stack gap={12} align="start">
      <Button
        variant="outline"
        tone="neutral"
        isLoading={isCancelling}
        onClick={() => void cancel(applicationId)}
      >
        {t('action.cancelRequest')}
      </Button>
      {error === null ? null : (
        <Notice role="alert" tone="danger">
          {error}
        </Notice>
      )}
    </Stack>
  );
}
