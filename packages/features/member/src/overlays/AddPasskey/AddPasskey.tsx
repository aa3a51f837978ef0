import { Dialog } from '@parlour/design-system/Dialog';
import { Form } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { Stack } from '@parlour/design-system/layout/Stack';
import { showToast } from '@parlour/design-system/ToastRegion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from '../../components/RecoveryCodes/RecoveryCodes';
import { SecretField } from '../../components/SecretField/SecretField';
import { newPasskeySchema } from '../../model/passkey.schema';
import { useBusy } from '../../model/useBusy';
import { useAddPasskey } from '../../model/usePasskeys';

const EMPTY = { name: '', password: '' };

/** Adds a passkey, and shows the recovery codes that come with the first factor (TR-03, TR-04). */
export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('factors');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { errors, onSubmit } = useAddPasskey((recoveryCodes) => {
    setCodes(recoveryCodes);
    if (recoveryCodes.length > 0) return;
    showToast({ tone: 'positive', title: t('passkeys.added') });
    onClose();
  });
  const { isBusy, run } = useBusy(onSubmit);
  return (
    <Dialog
      isOpen
      isCoverDisabled
      isCloseDisabled={isBusy || codes.length > 0}
      size="sm"
      title={t('passkeys.addTitle')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {codes.length > 0 ? (
        <RecoveryCodes
          title={t('passkeys.added')}
          text={t('recovery.keep')}
          codes={codes}
          onSaved={onClose}
        />
      ) : (
        <NewPasskey errors={errors} onSubmit={run} />
      )}
    </Dialog>
  );
}

function NewPasskey({ errors, onSubmit }: ReturnType<typeof useAddPasskey>) {
  const { t } = useTranslation('factors');
  return (
    <Stack>
      <p>{t('passkeys.addText')}</p>
      <Form
        schema={newPasskeySchema}
        defaultValues={EMPTY}
        serverErrors={errors}
        translateError={(key) => t(key)}
        onSubmit={onSubmit}
      >
        <FormTextField
          name="name"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
        />
        <SecretField name="password" label={t('member:fields.password')} />
        <FormSubmit isWide>{t('passkeys.add')}</FormSubmit>
      </Form>
    </Stack>
  );
}
