import { Notice } from '@parlour/design-system/Notice';
import { OfflineBanner } from '@parlour/design-system/OfflineBanner';
import { useTranslation } from 'react-i18next';

export interface ConnectionNewsProps {
  /** The device has no network. */
  isOffline: boolean;
  /** Something takes longer than anybody likes to wait. */
  isSlow: boolean;
}

/** What there is to say about the way to the gateway, above the page: nothing as a rule (ERR-04). */
export function ConnectionNews({ isOffline, isSlow }: ConnectionNewsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <OfflineBanner
        isOffline={isOffline}
        labels={{ offline: t('errors.network'), back: t('online') }}
      />
      <div role="status">
        {isSlow && !isOffline ? <Notice tone="warning">{t('errors.timeout')}</Notice> : null}
      </div>
    </>
  );
}
