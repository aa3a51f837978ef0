import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { InfoIcon } from '@parlour/design-system/icons/InfoIcon';
import { overlayClosed, useCoreDispatch, useCoreSelector } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** A short message with one way on. */
export default function MessageOverlay() {
  const { t } = useTranslation('common');
  const dispatch = useCoreDispatch();
  const open = useCoreSelector(({ overlay }) => overlay.open);
  if (open?.name !== 'message') return null;
  const close = () => dispatch(overlayClosed());
  return (
    <Dialog
      isOpen
      size="sm"
      icon={<InfoIcon />}
      title={t(open.titleKey)}
      labels={{ close: t('actions.close') }}
      onClose={close}
      footer={
        <Button
          isWide
          onClick={() => {
            close();
            if (open.confirmAction !== null) dispatch(open.confirmAction);
          }}
        >
          {t(open.confirmKey)}
        </Button>
      }
    >
      <p>{t(open.textKey)}</p>
    </Dialog>
  );
}
