import { Dialog } from '@parlour/design-system/Dialog';
import { showToast } from '@parlour/design-system/ToastRegion';
import { useTranslation } from 'react-i18next';
import {
  ChangePaymentForm,
  FirstPaymentForm,
} from '../../components/PaymentPasswordForm/PaymentPasswordForm';
import { useChangePaymentPassword, useFirstPaymentPassword } from '../../model/usePaymentPassword';

export interface PaymentPasswordProps {
  /** Whether one is set, which the form then asks for. */
  hasOne: boolean;
  onClose: () => void;
}

/** Sets or changes the payment password (MC-04). */
export default function PaymentPassword({ hasOne, onClose }: PaymentPasswordProps) {
  const { t } = useTranslation('member');
  const finish = (): void => {
    showToast({ tone: 'positive', title: t('security.paymentSaved') });
    onClose();
  };
  return (
    <Dialog
      isOpen
      isCoverDisabled
      size="sm"
      title={t('security.payment')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {hasOne ? <Next onDone={finish} /> : <First onDone={finish} />}
    </Dialog>
  );
}

function First({ onDone }: { onDone: () => void }) {
  return <FirstPaymentForm {...useFirstPaymentPassword(onDone)} />;
}

function Next({ onDone }: { onDone: () => void }) {
  return <ChangePaymentForm {...useChangePaymentPassword(onDone)} />;
}
