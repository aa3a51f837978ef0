import { ColumnsIcon } from '@parlour/design-system/icons/ColumnsIcon';
import type { OverlayShellEntry } from '@parlour/design-system/OverlayShell';
import {
  type BadgeName,
  type CentreEntry,
  type MemberPage,
  selectAccount,
  selectHasFlag,
  selectIsAgent,
  useCentreHref,
  useCoreSelector,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useBadgeCounts } from '../../model/useBadgeCounts';

interface MemberNavOptions {
  /** The pages that features provide. */
  pages: readonly CentreEntry<MemberPage>[];
  hrefOf: (page: MemberPage) => string;
}

/**
 * The navigation of the member centre, with badges of counts (MC-02). It links agents to their own centre,
 * which fits into the header on a wide screen only (HDR-08).
 */
export function useMemberNav({ pages, hrefOf }: MemberNavOptions) {
  const { t } = useTranslation('member');
  const hrefTo = useCentreHref();
  const isAgent = useCoreSelector(selectIsAgent);
  const hasContracts = useCoreSelector(selectHasFlag('AGENTPOLICY3'));
  const counts = useBadgeCounts();
  const groups: Readonly<Record<string, string>> = {
    wallet: t('groups.wallet'),
    records: t('groups.records'),
    rewards: t('groups.rewards'),
  };
  const badgeOf = (badge: BadgeName | undefined): OverlayShellEntry['badge'] => {
    const count = badge === undefined ? 0 : counts[badge];
    if (badge === undefined || count === 0) return undefined;
    return { text: count > 99 ? '99+' : String(count), label: t(`badges.${badge}`, { count }) };
  };
  const hasRanks = useCoreSelector((state) => (selectAccount(state)?.vipLabel ?? null) !== null);
  const allowed = pages.filter(({ id }) => {
    // Friends can be invited while the promotion runs (PROMO-05).
    if (id === 'referral') return counts.hasReferral;
    // Only an account with a VIP level has ranks to show.
    if (id === 'vip') return hasRanks;
    // Offers that wait for an answer are shown even if the merchant no longer allows new ones (AC-07).
    if (id === 'contracts') return hasContracts || counts.contracts > 0;
    return true;
  });
  // Agents invite by the register links of their own centre.
  const agentHref = hrefTo('agent', 'registerCenter');
  const entries: OverlayShellEntry[] = allowed.map(({ id, icon: Icon, title, group, badge }) => ({
    id,
    label: t(title),
    icon: <Icon />,
    badge: badgeOf(badge),
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
  return { allowed, entries, isLoading: counts.isLoading, agentHref };
}
