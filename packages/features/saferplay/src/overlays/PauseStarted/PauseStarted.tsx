import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { formatMoment, useLanguage, useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Says after the logout what has begun, and that money can be withdrawn (SP-07). */
export default function PauseStarted() {
  const { t } = useTranslation('breaks');
  const { tag } = useLanguage();
  const { request, isOpen, close } = useOverlay('pauseStarted');
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t(request?.kind === 'EXCLUSION' ? 'started.exclusion' : 'started.break')}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
      footer={
        <Button data-autofocus onClick={close}>
          {t('common:actions.ok')}
        </Button>
      }
    >
      {request === undefined ? null : (
        <p>{t('started.until', { at: formatMoment(request.endsAt, tag) })}</p>
      )}
      <p>{t('started.money')}</p>
    </Dialog>
  );
}
