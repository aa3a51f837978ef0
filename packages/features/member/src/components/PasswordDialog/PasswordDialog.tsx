import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useTranslation } from 'react-i18next';
import { useBusy } from '../../model/useBusy';
import {
  PasswordProofForm,
  type PasswordProofFormProps,
} from '../PasswordProofForm/PasswordProofForm';

export interface PasswordDialogProps extends Omit<PasswordProofFormProps, 'tone'> {
  title: string;
  /** What will happen. */
  text: string;
  /** Called when the person closes it; not while the form is being sent. */
  onClose: () => void;
}

/** Asks for the login password before something that weakens the account and can't be undone (TR-05). */
export function PasswordDialog({ title, text, onClose, onSubmit, ...form }: PasswordDialogProps) {
  const { t } = useTranslation('common');
  const { isBusy, run } = useBusy(onSubmit);
  return (
    <Dialog
      isOpen
      isCoverDisabled
      isCloseDisabled={isBusy}
      size="sm"
      title={title}
      labels={{ close: t('actions.close') }}
      onClose={onClose}
    >
      <Stack>
        <p>{text}</p>
        <PasswordProofForm tone="danger" onSubmit={run} {...form} />
      </Stack>
    </Dialog>
  );
}
