import { Button } from '@parlour/design-system/Button';
import { GlobeIcon } from '@parlour/design-system/icons/GlobeIcon';
import { Section } from '@parlour/design-system/layout/Section';
import { showToast } from '@parlour/design-system/ToastRegion';
import {
  failureText,
  lazyChunk,
  overlayRaised,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { useUnlinkSocialAccountMutation } from '@parlour/gateway-openapi/member';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../../components/SettingRow/SettingRow';

const ConfirmDialog = lazyChunk(() => import('../../components/ConfirmDialog/ConfirmDialog'));

/**
 * The section of the security centre with the social logins that are linked or can be (MC-04, LOGIN-15);
 * nothing where the merchant has no provider and none is linked.
 */
export function SocialAccounts({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('member');
  const dispatch = useCoreDispatch();
  const offered = useCoreSelector(({ merchant }) => merchant.socialProviders);
  const [unlink, { isLoading }] = useUnlinkSocialAccountMutation();
  const [doomed, setDoomed] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const free = offered.filter(({ provider }) => !linked.includes(provider));
  if (linked.length === 0 && free.length === 0) return null;
  const nameOf = (provider: string): string =>
    offered.find((one) => one.provider === provider)?.label ?? provider;

  const confirm = async (provider: string): Promise<void> => {
    try {
      await unlink({ provider }).unwrap();
    } catch (reason) {
      setError(failureText(reason, t));
      return;
    }
    setDoomed(null);
    showToast({ title: t('social.unlinked') });
  };
  return (
    <Section headingLevel={3} title={t('social.title')}>
      <SettingList role="list">
        {linked.map((provider) => (
          <SettingRow
            key={provider}
            icon={<GlobeIcon />}
            name={nameOf(provider)}
            text={t('social.linked')}
            actions={
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                aria-label={`${t('social.unlink')}: ${nameOf(provider)}`}
                onClick={() => {
                  setError(null);
                  setDoomed(provider);
                }}
              >
                {t('social.unlink')}
              </Button>
            }
          />
        ))}
        {free.map(({ provider, label }) => (
          <SettingRow
            key={provider}
            icon={<GlobeIcon />}
            name={label}
            text={t('social.notLinked')}
            actions={
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                aria-label={`${t('social.link')}: ${label}`}
                // The session's dialog does the login, over this centre.
                onClick={() => dispatch(overlayRaised({ name: 'linkSocial', provider }))}
              >
                {t('social.link')}
              </Button>
            }
          />
        ))}
      </SettingList>
      <Suspense>
        {doomed === null ? null : (
          <ConfirmDialog
            title={t('social.title')}
            confirm={t('social.unlink')}
            isBusy={isLoading}
            error={error}
            onConfirm={() => void confirm(doomed)}
            onClose={() => setDoomed(null)}
          >
            {t('social.question', { name: nameOf(doomed) })}
          </ConfirmDialog>
        )}
      </Suspense>
    </Section>
  );
}
