import { OverlayShell } from '@parlour/design-system/OverlayShell';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { type CentreProps, usePageHead } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseAgentPage } from '../../model/chooseAgentPage';
import { useContractGates } from '../../model/useContractGates';
import { useWorkBadges } from '../../model/useWorkBadges';

const WAITING = <Skeleton height="16rem" />;

/** The frame of the agent centre (AC-01), with the pages of contracts whose types are open (AC-02). */
export default function AgentCentre({
  pages,
  requestedPage,
  hrefOf,
  renderPage,
  onClose,
}: CentreProps<'agent'>) {
  const { t } = useTranslation('agent');
  const gates = useContractGates();
  const badgeOf = useWorkBadges();
  const { shown, current } = chooseAgentPage(
    pages,
    requestedPage,
    gates.status === 'ready' ? gates.data : null,
  );
  const name = current === undefined ? undefined : t(current.title);
  // Some pages have the same name in the member centre.
  usePageHead(name === undefined ? t('title') : `${name} · ${t('title')}`, undefined, 'overlay');
  return (
    <OverlayShell
      isOpen
      title={t('title')}
      labels={{ close: t('common:actions.close'), back: t('back'), nav: t('title') }}
      entries={shown.map(({ id, icon: Icon, title, group }) => ({
        id,
        label: t(title),
        icon: <Icon />,
        group: group === undefined ? undefined : t(`groups.${group}`),
        href: hrefOf(id),
        badge: badgeOf(id),
      }))}
      currentId={current?.id}
      pageTitle={name}
      startsWith="page"
      loading={gates.status === 'loading' && current === undefined ? WAITING : undefined}
      onClose={onClose}
    >
      {current === undefined ? (
        gates.status === 'failed' ? (
          <LoadError title={t('gatesFailed')} state={gates} />
        ) : null
      ) : (
        <Suspense key={current.id} fallback={WAITING}>
          {renderPage(current.id)}
        </Suspense>
      )}
    </OverlayShell>
  );
}
