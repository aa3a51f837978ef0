import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { InfoIcon } from '@parlour/design-system/icons/InfoIcon';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { useCoreDispatch, useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

const ICONS = { info: <InfoIcon />, warning: <WarningIcon /> };

/** A short message with one way on. */
export default function MessageOverlay() {
  const { t } = useTranslation('common');
  const dispatch = useCoreDispatch();
  const { request, close } = useOverlay('message');
  if (request === undefined) return null;
  const {
    tone = 'info',
    titleKey,
    textKey,
    text,
    confirmKey,
    confirmAction,
    closeAction,
  } = request;
  return (
    <Dialog
      isOpen
      size="sm"
      icon={ICONS[tone]}
      title={t(titleKey)}
      labels={{ close: t('actions.close') }}
      onClose={() => {
        close();
        if (closeAction !== undefined) dispatch(closeAction);
      }}
      footer={
        <Button
          isWide
          onClick={() => {
            close();
            if (confirmAction !== null) dispatch(confirmAction);
          }}
        >
          {t(confirmKey)}
        </Button>
      }
    >
      <p>{text ?? (textKey === undefined ? '' : t(textKey))}</p>
    </Dialog>
  );
}
