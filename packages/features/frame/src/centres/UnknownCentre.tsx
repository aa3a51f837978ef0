import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { useAccountError } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';

/** In place of a centre, while it can't be told whose it is: why, another try, and the way back to the page. */
export function UnknownCentre({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shared');
  const error = useAccountError();
  return (
    <Dialog
      isOpen={error !== null}
      size="sm"
      title={t('account.failed')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
          {error === null ? null : <RetryButton data-autofocus state={error} />}
        </>
      }
    >
      <p role="alert">{error?.message}</p>
    </Dialog>
  );
}
