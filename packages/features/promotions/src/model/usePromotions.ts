import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type Promotion,
  type PromotionPage,
  useListPromotionsQuery,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import type { PromotionsAddress } from './promotionsAddress';

/** Cards on a page of promotions: full rows of two and of three. */
const PAGE_SIZE = 18;

/** What joining brings. */
export const NEWBIES = { kind: 'newbie', page: 1 } as const;

/** The query for an address. */
export const promotionsQuery = ({ kind, page }: Pick<PromotionsAddress, 'kind' | 'page'>) => ({
  ...(kind === undefined ? {} : { kind }),
  pageNo: page,
  pageSize: PAGE_SIZE,
});

/** One page of promotions, and how many pages there are. */
export interface PromotionList {
  promotions: readonly Promotion[];
  pageCount: number;
}

const toList = ({ content, totalPages }: PromotionPage): PromotionList => ({
  promotions: content,
  pageCount: totalPages,
});

/** The promotions of the address, those that need a step first (PROMO-01, PROMO-02). */
export function usePromotions(
  address: Pick<PromotionsAddress, 'kind' | 'page'>,
): PanelState<PromotionList> {
  const { t } = useTranslation('common');
  const { currentData, ...query } = useListPromotionsQuery(promotionsQuery(address));
  return toPanelState({ ...query, data: currentData }, t, toList);
}
