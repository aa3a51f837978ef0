import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { showToast } from '@parlour/design-system/ToastRegion';
import { LoadError } from '@parlour/feature-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordProofForm } from '../../components/PasswordProofForm/PasswordProofForm';
import { RecoveryCodes } from '../../components/RecoveryCodes/RecoveryCodes';
import { TwoFactorForm } from '../../components/TwoFactorForm/TwoFactorForm';
import { TwoFactorSetup } from '../../components/TwoFactorSetup/TwoFactorSetup';
import {
  useConfirmTwoFactor,
  useDisableTwoFactor,
  useTwoFactorSetup,
} from '../../model/useTwoFactor';

export interface TwoFactorProps {
  /** Whether it is on when the dialog opens, which then switches it off. */
  isOn: boolean;
  onClose: () => void;
}

/** Two-step verification by an authenticator: switched on, or off (MC-04). */
export default function TwoFactor({ isOn, onClose }: TwoFactorProps) {
  const { t } = useTranslation('member');
  // `isOn` changes once it is switched on; this dialog continues as it began.
  const [wasOn] = useState(isOn);
  const [isBusy, setIsBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onTurnedOn = (recoveryCodes: readonly string[]): void => {
    if (recoveryCodes.length > 0) {
      setCodes(recoveryCodes);
      return;
    }
    showToast({ tone: 'positive', title: t('twoFactor.on') });
    onClose();
  };
  return (
    <Dialog
      isOpen
      isCoverDisabled
      isCloseDisabled={isBusy || codes !== null}
      size="sm"
      title={t('security.twoFactor')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {codes !== null ? (
        <RecoveryCodes title={t('twoFactor.on')} codes={codes} onSaved={onClose} />
      ) : wasOn ? (
        <TurnOff onBusy={setIsBusy} onClose={onClose} />
      ) : (
        <TurnOn onBusy={setIsBusy} onDone={onTurnedOn} />
      )}
    </Dialog>
  );
}

interface StepProps {
  /** Called with whether it is being sent. */
  onBusy: (isBusy: boolean) => void;
}

function TurnOn({ onBusy, onDone }: StepProps & { onDone: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('member');
  const setup = useTwoFactorSetup();
  const form = useConfirmTwoFactor(onDone);
  if (setup.status === 'loading') return <Skeleton height="420px" />;
  if (setup.status === 'failed') return <LoadError title={t('twoFactor.failed')} state={setup} />;
  return (
    <Stack>
      <TwoFactorSetup setup={setup.data} />
      <TwoFactorForm errors={form.errors} onSubmit={telling(onBusy, form.onSubmit)} />
    </Stack>
  );
}

function TurnOff({ onBusy, onClose }: StepProps & { onClose: () => void }) {
  const { t } = useTranslation('member');
  const form = useDisableTwoFactor(() => {
    showToast({ title: t('twoFactor.off') });
    onClose();
  });
  return (
    <PasswordProofForm
      tone="danger"
      submit={t('security.turnOff')}
      errors={form.errors}
      onSubmit={telling(onBusy, form.onSubmit)}
    />
  );
}

const telling =
  <Values,>(onBusy: StepProps['onBusy'], send: (values: Values) => Promise<void>) =>
  async (values: Values): Promise<void> => {
    onBusy(true);
    await send(values).finally(() => onBusy(false));
  };
