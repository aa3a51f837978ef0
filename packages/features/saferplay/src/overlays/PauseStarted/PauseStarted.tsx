import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { formatMoment, useLanguage, useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { pauseTexts } from '../../model/pauseTexts';

/** Says after the logout what has begun, how it ends, and that money can be withdrawn (SP-07). */
export default function PauseStarted() {
  const { t } = useTranslation('breaks');
  const { tag } = useLanguage();
  const { request, isOpen, close } = useOverlay('pauseStarted');
  const pause = request?.pause;
  const texts = pause === undefined ? [] : pauseTexts(pause, t, (at) => formatMoment(at, tag));
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t(pause?.kind === 'EXCLUSION' ? 'started.exclusion' : 'started.break')}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
      footer={
        <Button data-autofocus onClick={close}>
          {t('common:actions.ok')}
        </Button>
      }
    >
      {[...texts, t('started.loggedOut'), t('started.money')].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
}
