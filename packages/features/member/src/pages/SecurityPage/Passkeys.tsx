import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { PlusIcon } from '@parlour/design-system/icons/PlusIcon';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { Section } from '@parlour/design-system/layout/Section';
import { showToast } from '@parlour/design-system/ToastRegion';
import { hasPasskeys, lazyChunk } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import type { Passkey } from '@parlour/gateway-openapi/member';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeyList } from '../../components/PasskeyList/PasskeyList';
import { PasswordDialog } from '../../components/PasswordDialog/PasswordDialog';
import { usePasskeys, useRemovePasskey } from '../../model/usePasskeys';

const AddPasskey = lazyChunk(() => import('../../overlays/AddPasskey/AddPasskey'));
const RenamePasskey = lazyChunk(() => import('../../overlays/RenamePasskey/RenamePasskey'));

/** What is being done, and to which passkey. */
type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** The section of the security centre with the passkeys; nothing where the site takes none (TR-03). */
export function Passkeys() {
  const { t } = useTranslation('factors');
  const state = usePasskeys();
  const [open, setOpen] = useState<Open | null>(null);
  const section = useRef<HTMLElement>(null);
  if (state === null) return null;
  const draw = () => {
    if (state.status === 'loading') return <LoadingRows heights={[64, 64]} />;
    if (state.status === 'failed') return <LoadError title={t('passkeys.failed')} state={state} />;
    if (state.data.length === 0)
      return <EmptyState title={t('passkeys.empty')} icon={<ShieldIcon size={28} />} />;
    return (
      <PasskeyList
        passkeys={state.data}
        onRename={(passkey) => setOpen({ what: 'rename', passkey })}
        onRemove={(passkey) => setOpen({ what: 'remove', passkey })}
      />
    );
  };
  const close = (): void => setOpen(null);
  return (
    <Section
      ref={section}
      tabIndex={-1}
      headingLevel={3}
      title={t('passkeys.title')}
      description={hasPasskeys() ? t('passkeys.about') : t('passkeys.unsupported')}
      actions={
        hasPasskeys() ? (
          <Button
            size="sm"
            variant="outline"
            icon={<PlusIcon />}
            onClick={() => setOpen({ what: 'add' })}
          >
            {t('passkeys.add')}
          </Button>
        ) : undefined
      }
    >
      {draw()}
      <Suspense>
        {open?.what === 'add' ? <AddPasskey onClose={close} /> : null}
        {open?.what === 'rename' ? <RenamePasskey passkey={open.passkey} onClose={close} /> : null}
        {open?.what === 'remove' ? (
          <RemovePasskey
            passkey={open.passkey}
            onClose={close}
            // The pressed button is gone together with its row.
            onRemoved={() => section.current?.focus()}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onRemoved: () => void;
}

function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const { t } = useTranslation('factors');
  const form = useRemovePasskey(passkey, () => {
    onClose();
    showToast({ title: t('passkeys.removed') });
    onRemoved();
  });
  return (
    <PasswordDialog
      title={t('passkeys.removeTitle')}
      text={t('passkeys.removeText', { name: passkey.name })}
      submit={t('passkeys.remove')}
      onClose={onClose}
      {...form}
    />
  );
}
