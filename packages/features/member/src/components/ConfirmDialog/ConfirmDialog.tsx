import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmDialogProps {
  title: string;
  /** Label of the button that does it. */
  confirm: string;
  isBusy: boolean;
  /** Why it was not done. */
  error?: string | null;
  onConfirm: () => void;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something that can't be undone. */
export default function ConfirmDialog({
  title,
  confirm,
  isBusy,
  error = null,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const close = (): void => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      labels={{ close: t('actions.close') }}
      onClose={close}
      footer={
        <>
          <Button variant="outline" tone="neutral" data-autofocus onClick={close}>
            {t('actions.cancel')}
          </Button>
          <Button tone="danger" isLoading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{children}</p>
        {error === null ? null : (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
