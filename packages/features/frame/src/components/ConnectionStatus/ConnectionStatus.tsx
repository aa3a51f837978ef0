import { Notice } from '@parlour/design-system/Notice';
import { OfflineBanner } from '@parlour/design-system/OfflineBanner';
import { useTranslation } from 'react-i18next';

export interface ConnectionStatusProps {
  /** The device has no network. */
  isOffline: boolean;
  /** A call takes unusually long. */
  isSlow: boolean;
}

/** Shows trouble with the connection to the gateway, above the page; usually renders nothing (ERR-04). */
export function ConnectionStatus({ isOffline, isSlow }: ConnectionStatusProps) {
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
