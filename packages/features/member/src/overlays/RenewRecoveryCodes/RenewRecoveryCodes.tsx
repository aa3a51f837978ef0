import { Dialog } from '@parlour/design-system/Dialog';
import { useTranslation } from 'react-i18next';
import ConfirmDialog from '../../components/ConfirmDialog/ConfirmDialog';
import { RecoveryCodes } from '../../components/RecoveryCodes/RecoveryCodes';
import { useRenewRecoveryCodes } from '../../model/useTwoFactor';

/** Replaces the recovery codes after a question, and shows the new ones this once (TR-04). */
export default function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('factors');
  const { codes, isBusy, error, renew } = useRenewRecoveryCodes();
  if (codes === null)
    return (
      <ConfirmDialog
        title={t('recovery.renewTitle')}
        confirm={t('recovery.renewConfirm')}
        isBusy={isBusy}
        error={error}
        onConfirm={() => void renew()}
        onClose={onClose}
      >
        {t('recovery.renewText')}
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      isCoverDisabled
      isCloseDisabled
      size="sm"
      title={t('recovery.title')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <RecoveryCodes
        title={t('recovery.renewed')}
        text={t('recovery.keep')}
        codes={codes}
        onSaved={onClose}
      />
    </Dialog>
  );
}
