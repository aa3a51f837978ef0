import { Dialog } from '@parlour/design-system/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordDialog } from '../../components/PasswordDialog/PasswordDialog';
import { RecoveryCodes } from '../../components/RecoveryCodes/RecoveryCodes';
import { useRenewRecoveryCodes } from '../../model/useTwoFactor';

/** Replaces the recovery codes after a question, and shows the new ones this once (TR-04). */
export default function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('factors');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useRenewRecoveryCodes(setCodes);
  if (codes === null)
    return (
      <PasswordDialog
        title={t('recovery.renewTitle')}
        text={t('recovery.renewText')}
        submit={t('recovery.renewConfirm')}
        onClose={onClose}
        {...form}
      />
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
