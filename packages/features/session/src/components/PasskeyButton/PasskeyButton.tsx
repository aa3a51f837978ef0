import { Button } from '@parlour/design-system/Button';
import { Divider } from '@parlour/design-system/Divider';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { useTranslation } from 'react-i18next';
import type { LoginPortal } from '../../model/logIn';
import { usePasskeyLogin } from '../../model/usePasskeyLogin';

export interface PasskeyButtonProps {
  /** The login that it belongs to. */
  portal: LoginPortal;
}

/** The button of the login by passkey; nothing where the site takes none (TR-03). */
export default function PasskeyButton({ portal }: PasskeyButtonProps) {
  const { t } = useTranslation('passkeyLogin');
  const { status, error, onPress } = usePasskeyLogin(portal);
  if (status === 'off') return null;
  return (
    <Stack>
      <Divider>{t('divider')}</Divider>
      {error === null ? null : (
        <Notice role="alert" tone="danger">
          {error}
        </Notice>
      )}
      <Button
        variant="outline"
        tone="neutral"
        size="lg"
        isWide
        icon={<ShieldIcon />}
        isLoading={status === 'busy'}
        onClick={() => void onPress()}
      >
        {t('button')}
      </Button>
    </Stack>
  );
}
