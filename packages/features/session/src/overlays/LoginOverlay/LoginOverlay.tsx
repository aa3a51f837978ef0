import { Dialog } from '@parlour/design-system/Dialog';
import {
  expiryAcknowledged,
  interruptionForgotten,
  useCoreDispatch,
  useOverlay,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../components/LoginForm/LoginForm';
import { useLoginDialog } from '../../model/useLoginDialog';

/** Logs a guest in (LOGIN-01 to LOGIN-04). Who closes it no longer wants what it was opened for. */
export default function LoginOverlay() {
  const { t } = useTranslation('common');
  const dispatch = useCoreDispatch();
  const { isOpen, close } = useOverlay('login');
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('actions.login')}
      labels={{ close: t('actions.close') }}
      isCoverDisabled
      onClose={() => {
        dispatch(interruptionForgotten());
        dispatch(expiryAcknowledged());
        close();
      }}
    >
      <LoginContent />
    </Dialog>
  );
}

// Mounted only while the dialog is open, so that each opening starts afresh.
const LoginContent = () => <LoginForm {...useLoginDialog()} />;
