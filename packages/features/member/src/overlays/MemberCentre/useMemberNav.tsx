import { ColumnsIcon } from '@parlour/design-system/icons/ColumnsIcon';
import type { OverlayShellEntry } from '@parlour/design-system/OverlayShell';
import {
  type CentreEntry,
  type MemberPage,
  selectAccount,
  selectHasFlag,
  selectIsAgent,
  useCentreHref,
  useCoreSelector,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useWaiting } from '../../model/useWaiting';

interface MemberNavOptions {
  /** The pages that the site draws. */
  pages: readonly CentreEntry<MemberPage>[];
  hrefOf: (page: MemberPage) => string;
}

/**
 * The navigation of the member centre, with a count on what waits (MC-02). Agents come from it to their own centre,
 * for which the header has room on a wide screen only (HDR-08).
 */
export function useMemberNav({ pages, hrefOf }: MemberNavOptions) {
  const { t } = useTranslation('member');
  const hrefTo = useCentreHref();
  const isAgent = useCoreSelector(selectIsAgent);
  const hasContracts = useCoreSelector(selectHasFlag('AGENTPOLICY3'));
  const waiting = useWaiting();
  const groups: Readonly<Record<string, string>> = {
    wallet: t('groups.wallet'),
    records: t('groups.records'),
    rewards: t('groups.rewards'),
  };
  const badgeOf = (page: MemberPage): OverlayShellEntry['badge'] => {
    const badge = (count: number, label: string) =>
      count === 0 ? undefined : { text: count > 99 ? '99+' : String(count), label };
    if (page === 'missionLeaderboard')
      return badge(waiting.missions, t('badges.missions', { count: waiting.missions }));
    if (page === 'messageV2')
      return badge(waiting.messages, t('badges.messages', { count: waiting.messages }));
    if (page === 'rewardCenter')
      return badge(waiting.rewards, t('badges.rewards', { count: waiting.rewards }));
    if (page === 'contracts')
      return badge(waiting.contracts, t('badges.contracts', { count: waiting.contracts }));
    return undefined;
  };
  const hasRanks = useCoreSelector((state) => (selectAccount(state)?.vipLabel ?? null) !== null);
  const allowed = pages.filter(({ id }) => {
    // Friends are invited where the promotion runs (PROMO-05).
    if (id === 'referral') return waiting.hasReferral;
    // Ranks are shown where there are some.
    if (id === 'vip') return hasRanks;
    // What waits for an answer is shown also where the merchant lets nobody offer any more (AC-07).
    if (id === 'contracts') return hasContracts || waiting.contracts > 0;
    return true;
  });
  // An agent invites by the register links of the agent centre.
  const agentHref = hrefTo('agent', 'registerCenter');
  const entries: OverlayShellEntry[] = allowed.map(({ id, icon: Icon, title, group }) => ({
    id,
    label: t(title),
    icon: <Icon />,
    badge: badgeOf(id),
    group: group === undefined ? undefined : groups[group],
    href: id === 'referral' && isAgent ? agentHref : hrefOf(id),
  }));
  if (isAgent)
    entries.splice(1, 0, {
      id: 'agentCentre',
      icon: <ColumnsIcon />,
      label: t('agentCentre'),
      href: hrefTo('agent', 'agentTeamOverview'),
    });
  return { allowed, entries, isLoading: waiting.isLoading, agentHref };
}
