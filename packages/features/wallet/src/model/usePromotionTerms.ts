import { type PanelState, toPanelState } from '@parlour/feature-core';
import { type PromotionDetail, useGetPromotionQuery } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** What a promotion gives and requires, by its id. */
export function usePromotionTerms(promotionId: string): PanelState<PromotionDetail> {
  const { t } = useTranslation('wallet');
  return toPanelState(useGetPromotionQuery({ promotionId }), t, (detail) => detail);
}
