import { Dialog } from '@parlour/design-system/Dialog';
import { showToast } from '@parlour/design-system/ToastRegion';
import { useTranslation } from 'react-i18next';
import { EmailForm } from '../../components/EmailForm/EmailForm';
import { useBindEmail } from '../../model/useBindEmail';

/** The email address of the account (MC-04). */
export default function BindEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('member');
  const form = useBindEmail(() => {
    showToast({ tone: 'positive', title: t('security.emailSaved') });
    onClose();
  });
  return (
    <Dialog
      isOpen
      isCoverDisabled
      size="sm"
      title={t('security.email')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <EmailForm {...form} />
    </Dialog>
  );
}
