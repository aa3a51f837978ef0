import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { useCoreDispatch, useOverlay } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../model/logOut';
import { tellHelp } from '../../model/tellHelp';
import { useGoTo } from '../../model/useGoTo';

/** Asks before the session ends (LOGIN-12). */
export default function LogoutOverlay() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const { isOpen, close: closeOverlay } = useOverlay('logout');
  const [isLeaving, setIsLeaving] = useState(false);

  const close = (): void => {
    if (!isLeaving) closeOverlay();
  };
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    await dispatch(logOut({ goTo }));
    setIsLeaving(false);
    await dispatch(tellHelp(t));
  };

  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('logout.title')}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button data-autofocus isLoading={isLeaving} onClick={() => void leave()}>
            {t('common:actions.ok')}
          </Button>
        </>
      }
    >
      <p>{t('logout.question')}</p>
    </Dialog>
  );
}
