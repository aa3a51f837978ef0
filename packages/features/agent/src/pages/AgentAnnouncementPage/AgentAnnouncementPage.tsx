import { EmptyState } from '@parlour/design-system/EmptyState';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { selectSystemStatus, toPanelState, useCoreSelector } from '@parlour/feature-core';
import { ListPager, LoadError } from '@parlour/feature-shared';
import { useListAgentAnnouncementsQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { AnnouncementList } from '../../components/AnnouncementList/AnnouncementList';
import { pageIn, pageText } from '../../model/addressState';
import { useAddressState } from '../../model/useAddressState';

const NO_HOSTS: readonly string[] = [];

/** The merchant's announcements to agents (AC-01). */
export default function AgentAnnouncementPage() {
  const { t } = useTranslation('agent');
  const { state: chosen, write } = useAddressState();
  const pageNo = pageIn(chosen);
  const imageHosts = useCoreSelector(
    (state) => selectSystemStatus(state)?.info.imageCDNs ?? NO_HOSTS,
  );
  const query = useListAgentAnnouncementsQuery({ pageNo });
  const state = toPanelState({ ...query, data: query.currentData }, t, (data) => data);
  if (state.status === 'failed')
    return <LoadError title={t('announcements.failed')} state={state} />;
  if (state.status === 'loading') return <Skeleton height="12rem" />;
  const { content, totalPages } = state.data;
  if (content.length === 0)
    return (
      <EmptyState icon={<BellIcon size={28} />} title={t('announcements.empty')} headingLevel={3} />
    );
  return (
    <Stack gap={24}>
      <AnnouncementList announcements={content} imageHosts={imageHosts} />
      <ListPager
        label={t('paging.of', { name: t('pages.agentAnnouncement') })}
        page={pageNo}
        pageCount={totalPages}
        onSelect={({ page }) => write({ page: pageText(page) })}
      />
    </Stack>
  );
}
