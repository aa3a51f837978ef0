import { EmptyState } from '@parlour/design-system/EmptyState';
import { siteStatus } from '@parlour/feature-core';
import type { SystemStatus } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import * as S from './StatusPage.styles';

export interface StatusPageProps {
  status: SystemStatus;
}

/** What a closed site shows; maintenance goes before the region block (ST-02). */
export function StatusPage({ status }: StatusPageProps) {
  const { t } = useTranslation('frame');
  const isMaintenance = siteStatus(status) === 1;
  const notice = isMaintenance ? status.maintenance : status.regionRestriction;
  return (
    <S.Root>
      <EmptyState
        headingLevel={1}
        title={
          notice.title ?? (isMaintenance ? t('status.maintenanceTitle') : t('status.blockedTitle'))
        }
      >
        <p>
          {notice.message ??
            (isMaintenance ? t('status.maintenanceText') : t('status.blockedText'))}
        </p>
        {isMaintenance ? null : <p>{t('status.ip', { ip: status.location.ip })}</p>}
      </EmptyState>
    </S.Root>
  );
}
