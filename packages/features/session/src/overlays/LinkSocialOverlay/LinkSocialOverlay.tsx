import { Dialog } from '@parlour/design-system/Dialog';
import { showToast } from '@parlour/design-system/ToastRegion';
import { type SocialProviderSetting, useCoreSelector, useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { LinkSocialForm } from '../../components/LinkSocialForm/LinkSocialForm';
import { useLinkSocial } from '../../model/useLinkSocial';

/** Links a provider's login to this account (LOGIN-15). */
export default function LinkSocialOverlay() {
  const { t } = useTranslation('identity');
  const { request, isOpen, close } = useOverlay('linkSocial');
  const setting = useCoreSelector(({ merchant }) =>
    merchant.socialProviders.find(({ provider }) => provider === request?.provider),
  );
  return (
    <Dialog
      isOpen={isOpen}
      isCoverDisabled
      size="sm"
      title={t('social.linkTitle', { name: setting?.label ?? '' })}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
    >
      {setting === undefined ? null : <LinkSocialContent setting={setting} onClose={close} />}
    </Dialog>
  );
}

interface LinkSocialContentProps {
  setting: SocialProviderSetting;
  onClose: () => void;
}

// Mounted only while the dialog is open, so that each opening starts fresh.
function LinkSocialContent({ setting, onClose }: LinkSocialContentProps) {
  const { t } = useTranslation('identity');
  const form = useLinkSocial(setting, () => {
    showToast({ tone: 'positive', title: t('social.linked', { name: setting.label }) });
    onClose();
  });
  return <LinkSocialForm name={setting.label} {...form} />;
}
