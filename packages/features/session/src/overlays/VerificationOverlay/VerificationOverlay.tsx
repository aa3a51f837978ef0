import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import {
  expiryAcknowledged,
  interruptionForgotten,
  useCoreDispatch,
  useOverlay,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { VerificationForm } from '../../components/VerificationForm/VerificationForm';
import { knownPassword } from '../../model/knownPassword';
import { useVerification, type VerificationRequest } from '../../model/useVerification';

/** The extra verification before a login from a new address (LOGIN-14). Closing it drops the interrupted action. */
export default function VerificationOverlay() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const { request, isOpen, close } = useOverlay('verification');
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      icon={<ShieldIcon />}
      title={t('verification.title')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={() => {
        knownPassword.forget();
        dispatch(interruptionForgotten());
        dispatch(expiryAcknowledged());
        close();
      }}
    >
      {request === undefined ? null : (
        <VerificationContent key={request.challengeId} {...request} />
      )}
    </Dialog>
  );
}

// Keyed by the challenge, so that each one starts fresh.
function VerificationContent(request: VerificationRequest) {
  const { t } = useTranslation('identity');
  const { hasEnded, onAgain, ...form } = useVerification(request);
  const again = (
    <Button data-autofocus onClick={onAgain}>
      {t('common:actions.login')}
    </Button>
  );
  if (hasEnded)
    return (
      <ErrorState title={t('verification.ended')} action={again}>
        {t('verification.endedText')}
      </ErrorState>
    );
  if (form.methods.length === 0)
    return (
      <EmptyState title={t('verification.noWay')} icon={<ShieldIcon size={28} />} action={again}>
        {t('verification.noWayText')}
      </EmptyState>
    );
  return <VerificationForm {...form} />;
}
