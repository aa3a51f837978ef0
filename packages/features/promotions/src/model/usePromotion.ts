import { type PanelState, toPanelState } from '@parlour/feature-core';
import { type PromotionDetail, useGetPromotionQuery } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

const asIs = (detail: PromotionDetail): PromotionDetail => detail;

/** One promotion with its terms, and the member's own application. */
export function usePromotion(promotionId: string): PanelState<PromotionDetail> {
  const { t } = useTranslation('common');
  const { currentData, ...query } = useGetPromotionQuery({ promotionId });
  return toPanelState({ ...query, data: currentData }, t, asIs);
}
