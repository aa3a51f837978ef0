import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { failureText } from '@parlour/feature-core';
import { type RegisterLink, useDeleteRegisterLinkMutation } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../components/Outcome/Outcome';

export interface RemoveLinkDialogProps {
  link: RegisterLink;
  onClose: () => void;
}

/** Asks before a link is removed for good. */
export default function RemoveLinkDialog({ link, onClose }: RemoveLinkDialogProps) {
  const { t } = useTranslation('agent');
  const [remove, { error, isLoading }] = useDeleteRegisterLinkMutation();
  const handleRemove = async (): Promise<void> => {
    const answered = await remove({ linkId: link.linkId });
    if (answered.error === undefined) onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('link.removeOf', { name: link.name })}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" data-autofocus onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button tone="danger" isLoading={isLoading} onClick={() => void handleRemove()}>
            {t('link.remove')}
          </Button>
        </>
      }
    >
      <p>{t('link.removeText')}</p>
      {error === undefined ? null : <Outcome tone="danger">{failureText(error, t)}</Outcome>}
    </Dialog>
  );
}
