import { OverlayShell } from '@parlour/design-system/OverlayShell';
import { Skeleton } from '@parlour/design-system/Skeleton';
import {
  type CentreProps,
  selectIsAgent,
  useCoreSelector,
  useDocumentHead,
} from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { choosePage } from '../../model/choosePage';
import { MemberSummary } from './MemberSummary';
import { useMemberNav } from './useMemberNav';

/** The overlay of a member's own pages, opened by the address (MC-01, HDR-07). */
export default function MemberCentre({
  pages,
  requestedPage,
  hrefOf,
  renderPage,
  onClose,
}: CentreProps<'member'>) {
  const { t } = useTranslation('member');
  const brand = useCoreSelector(({ merchant }) => merchant.theme.name);
  const isAgent = useCoreSelector(selectIsAgent);
  const { allowed, entries, isLoading, agentHref } = useMemberNav({ pages, hrefOf });
  // The gateway decides whether some pages are available; until it has, show no other page instead.
  const isRequested = ({ id }: { id: string }): boolean => id === requestedPage;
  const isPending = isLoading && pages.some(isRequested) && !allowed.some(isRequested);
  const shown = isPending ? undefined : choosePage(requestedPage, allowed);
  const page = shown?.id;
  useDocumentHead(`${t(shown?.title ?? 'title')} · ${brand}`, undefined, 'overlay');

  if (page === 'referral' && isAgent) return <Navigate to={agentHref} replace />;
  return (
    <OverlayShell
      isOpen
      title={t('title')}
      labels={{ close: t('common:actions.close'), back: t('allPages'), nav: t('title') }}
      entries={entries}
      currentId={page}
      startsWith={requestedPage === '' ? 'list' : 'page'}
      summary={<MemberSummary />}
      onClose={onClose}
      {...(isPending && { loading: <Skeleton height="240px" /> })}
    >
      {page === undefined ? null : (
        <Suspense key={page} fallback={<Skeleton height="240px" />}>
          {renderPage(page)}
        </Suspense>
      )}
    </OverlayShell>
  );
}
