import { EmptyState } from '@parlour/design-system/EmptyState';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { siteStatus } from '@parlour/feature-core';
import type { SystemStatus } from '@parlour/gateway-openapi/start';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusHelpProps } from '../../components/StatusHelp/StatusHelp';
import * as S from './StatusPage.styles';

// Optional: the page works without it if it can't be loaded.
const StatusHelp = lazy<ComponentType<StatusHelpProps>>(() =>
  import('../../components/StatusHelp/StatusHelp').catch(() => ({ default: () => null })),
);

const KINDS = { 0: 'unknown', 1: 'maintenance', 2: 'blocked' } as const;

export interface StatusPageProps {
  /** Undefined if the gateway serves no site at this address (ERR-02). */
  status: SystemStatus | undefined;
}

/** What a closed site shows; maintenance goes before the region block (ST-02). */
export function StatusPage({ status }: StatusPageProps) {
  const { t } = useTranslation('frame');
  const root = useRef<HTMLElement>(null);
  const kind = KINDS[siteStatus(status)];
  const notice = kind === 'maintenance' ? status?.maintenance : status?.regionRestriction;
  const heading = notice?.title ?? t(`status.${kind}Title`);
  const text = notice?.message ?? t(`status.${kind}Text`);
  // It may replace a page that somebody is using: focus leads a screen reader to it.
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
        {kind === 'blocked' ? <p>{t('status.ip', { ip: status?.location.ip })}</p> : null}
      </EmptyState>
    </S.Root>
  );
}
