import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { TextField } from '@parlour/design-system/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Maximum length of a reason at the gateway, in characters. */
const MAX_REASON_LENGTH = 140;

/** Ends a contract at once, or requests that the other side agree to its end. */
export type EndingAction = 'terminate' | 'requestTermination';

interface EndDialogProps {
  action: EndingAction;
  /** Account of the other side. */
  account: string;
  onClose: () => void;
  onConfirm: (event: { reason: string }) => void;
}

/** Asks for confirmation before a contract in force is ended. */
export function EndDialog({ action, account, onClose, onConfirm }: EndDialogProps) {
  const { t } = useTranslation('shared');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      size="sm"
      title={t(`contract.actions.${action}`)}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            tone="neutral"
            data-autofocus={action === 'terminate' || undefined}
            onClick={onClose}
          >
            {t('common:actions.cancel')}
          </Button>
          <Button tone="danger" onClick={() => onConfirm({ reason: reason.trim() })}>
            {t('contract.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{t(`contract.ends.${action}`, { account })}</p>
        {action === 'terminate' ? null : (
          <TextField
            label={t('contract.reason')}
            hint={t('contract.optional')}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
