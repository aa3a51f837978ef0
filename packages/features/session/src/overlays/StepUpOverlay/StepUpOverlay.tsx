import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { hasPasskeys, useOverlay } from '@parlour/feature-core';
import type { StepUpMethod } from '@parlour/gateway-openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepUpForm } from '../../components/StepUpForm/StepUpForm';
import { StepUpPasskey } from '../../components/StepUpPasskey/StepUpPasskey';
import { useStepUp } from '../../model/useStepUp';

/** Asks for the second factor over whatever needs it (TR-05). Closed, that is refused and keeps what was typed. */
export default function StepUpOverlay() {
  const { t } = useTranslation('stepUp');
  const { request, isOpen, close } = useOverlay('stepUp');
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      icon={<ShieldIcon />}
      title={t('title')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={close}
    >
      {request === undefined ? null : <StepUpContent methods={request.methods} />}
    </Dialog>
  );
}

// Mounted only while the dialog is open, so that each question starts afresh.
function StepUpContent({ methods }: { methods: readonly StepUpMethod[] }) {
  const { t } = useTranslation('stepUp');
  const { errors, isBusy, onCode, onPasskey, onSwitch } = useStepUp();
  const [isAnother, setIsAnother] = useState(false);
  const show = (another: boolean): void => {
    onSwitch();
    setIsAnother(another);
  };
  const hasRecoveryCode = methods.includes('recoveryCode');
  const isPossible = hasPasskeys();
  const isByPasskey = methods.includes('passkey') && !isAnother;
  const hasForm = !isByPasskey || (!isPossible && hasRecoveryCode);
  return (
    <Stack>
      <p>{t('why')}</p>
      {isByPasskey ? (
        <StepUpPasskey
          isPossible={isPossible}
          isBusy={isBusy}
          error={errors?.['passkey']}
          onUse={() => void onPasskey()}
          onAnother={hasRecoveryCode ? () => show(true) : undefined}
        />
      ) : null}
      {hasForm ? (
        <StepUpForm
          hasApp={methods.includes('authenticator')}
          hasRecoveryCode={hasRecoveryCode}
          errors={errors}
          onSubmit={onCode}
        />
      ) : null}
      {isAnother ? (
        <Button variant="quiet" size="sm" onClick={() => show(false)}>
          {t('passkey')}
        </Button>
      ) : null}
    </Stack>
  );
}
