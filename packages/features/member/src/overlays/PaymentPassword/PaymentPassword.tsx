import { Dialog } from '@parlour/design-system/Dialog';
import { showToast } from '@parlour/design-system/ToastRegion';
import { useTranslation } from 'react-i18next';
import {
  FirstPaymentForm,
  NextPaymentForm,
} from '../../components/PaymentPasswordForm/PaymentPasswordForm';
import { useFirstPaymentPassword, useNextPaymentPassword } from '../../model/usePaymentPassword';

export interface PaymentPasswordProps {
  /** Whether there is one already, which has to be known to change it. */
  hasOne: boolean;
  onClose: () => void;
}

/** The payment password: the first one, or another one (MC-04). */
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
  return <NextPaymentForm {...useNextPaymentPassword(onDone)} />;
}
