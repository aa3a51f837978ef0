import { Button } from '@parlour/design-system/Button';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { useTranslation } from 'react-i18next';

export interface StepUpPasskeyProps {
  /** Whether the browser knows passkeys. */
  isPossible: boolean;
  isBusy: boolean;
  /** Why the last try failed. */
  error: string | undefined;
  onUse: () => void;
  /** Shows the field for a recovery code; absent where there is none to use. */
  onAnother?: (() => void) | undefined;
}

/** Answers a step-up by a passkey (TR-05). */
export function StepUpPasskey({ isPossible, isBusy, error, onUse, onAnother }: StepUpPasskeyProps) {
  const { t } = useTranslation('stepUp');
  if (!isPossible)
    return (
      <Notice tone="warning">
        {t(onAnother === undefined ? 'noPasskeysAlone' : 'noPasskeys')}
      </Notice>
    );
  return (
    <Stack gap={12}>
      {error === undefined ? null : (
        <Notice role="alert" tone="danger">
          {error}
        </Notice>
      )}
      <Button
        size="lg"
        isWide
        icon={<ShieldIcon />}
        isLoading={isBusy}
        data-autofocus
        onClick={onUse}
      >
        {t('passkey')}
      </Button>
      {onAnother === undefined ? null : (
        <Button variant="quiet" size="sm" onClick={onAnother}>
          {t('another')}
        </Button>
      )}
    </Stack>
  );
}
