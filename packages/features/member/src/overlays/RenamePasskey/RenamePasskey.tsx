import { Dialog } from '@parlour/design-system/Dialog';
import { Form } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { showToast } from '@parlour/design-system/ToastRegion';
import type { Passkey } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import { passkeyNameSchema } from '../../model/passkey.schema';
import { useRenamePasskey } from '../../model/usePasskeys';

export interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Gives a passkey another name (TR-03). */
export default function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation('factors');
  const { errors, onSubmit } = useRenamePasskey(passkey, () => {
    showToast({ tone: 'positive', title: t('passkeys.renamed') });
    onClose();
  });
  return (
    <Dialog
      isOpen
      isCoverDisabled
      size="sm"
      title={t('passkeys.renameTitle')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <Form
        schema={passkeyNameSchema}
        defaultValues={{ name: passkey.name }}
        serverErrors={errors}
        translateError={(key) => t(key)}
        onSubmit={onSubmit}
      >
        <FormTextField name="name" label={t('passkeys.name')} autoComplete="off" />
        <FormSubmit isWide>{t('passkeys.save')}</FormSubmit>
      </Form>
    </Dialog>
  );
}
