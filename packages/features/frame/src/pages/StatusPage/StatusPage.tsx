import { EmptyState } from '@parlour/design-system/EmptyState';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { siteStatus } from '@parlour/feature-core';
import type { SystemStatus } from '@parlour/gateway-openapi/start';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusHelpProps } from '../../components/StatusHelp/StatusHelp';
import * as S from './StatusPage.styles';

// The page reads without it, also where it can't be loaded.
const StatusHelp = lazy<ComponentType<StatusHelpProps>>(() =>
  import('../../components/StatusHelp/StatusHelp').catch(() => ({ default: () => null })),
);

export interface StatusPageProps {
  status: SystemStatus;
}

/** What a closed site shows; maintenance goes before the region block (ST-02). */
export function StatusPage({ status }: StatusPageProps) {
  const { t } = useTranslation('frame');
  const root = useRef<HTMLElement>(null);
  const isMaintenance = siteStatus(status) === 1;
  const { title, message } = isMaintenance ? status.maintenance : status.regionRestriction;
  const kind = isMaintenance ? 'maintenance' : 'blocked';
  const heading = title ?? t(`status.${kind}Title`);
  const text = message ?? t(`status.${kind}Text`);
  // It may take the place of a page that somebody is using: a screen reader is led to it.
  useEffect(() => root.current?.focus(), []);
  return (
    <S.Root ref={root} tabIndex={-1}>
      <EmptyState
        headingLevel={1}
        icon={<WarningIcon size={28} />}
        title={heading}
        action={
          <Suspense fallback={null}>
            <StatusHelp title={heading} description={text} />
          </Suspense>
        }
      >
        <p>{text}</p>
        {isMaintenance ? null : <p>{t('status.ip', { ip: status.location.ip })}</p>}
      </EmptyState>
    </S.Root>
  );
}
