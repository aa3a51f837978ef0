import type { OverlayShellEntry } from '@parlour/design-system/OverlayShell';
import {
  type AgentPage,
  contractWorkOn,
  countText,
  selectIsTrial,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import { useGetUnreadCountQuery } from '@parlour/gateway-openapi/messages';
import { useTranslation } from 'react-i18next';

/**
 * The badge of a page of contracts: requests to answer, and payments that are due or have failed (AG-10). It reads the
 * counts that the header asks for anyway.
 */
export function useWorkBadges(): (page: AgentPage) => OverlayShellEntry['badge'] {
  const { t } = useTranslation('contractTrial');
  const { tag } = useLanguage();
  const isTrial = useCoreSelector(selectIsTrial);
  const { data } = useGetUnreadCountQuery(undefined, { skip: isTrial, refetchOnFocus: true });
  return (page) => {
    const work = data === undefined ? null : contractWorkOn(page, data);
    if (work === null) return undefined;
    const { toAnswer, unpaid, waiting } = work;
    const parts = [
      ...(toAnswer > 0 ? [t('badge.toAnswer', { count: toAnswer })] : []),
      ...(unpaid > 0 ? [t('badge.unpaid', { count: unpaid })] : []),
    ];
    return {
      text: countText(tag, waiting),
      label: parts.join('; '),
    };
  };
}
