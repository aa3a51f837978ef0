import { Dialog } from '@parlour/design-system/Dialog';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useOverlay } from '@parlour/feature-core';
import type { StepUpMethod } from '@parlour/gateway-openapi';
import { useTranslation } from 'react-i18next';
import { StepUpForm } from '../../components/StepUpForm/StepUpForm';
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
  const { errors, onCode } = useStepUp();
  return (
    <Stack>
      <p>{t('why')}</p>
      <StepUpForm
        hasApp={methods.includes('authenticator')}
        hasRecoveryCode={methods.includes('recoveryCode')}
        errors={errors}
        onSubmit={onCode}
      />
    </Stack>
  );
}
