import { promotionsApi as generated } from '../generated/promotions';

/** What a deposit can take part in; the promotions themselves have pages of their own. */
const depositPromotionsApi = generated.enhanceEndpoints({
  endpoints: {
    listPromotions: { providesTags: ['Promotions', 'System'] },
    getPromotion: { providesTags: ['Promotions'] },
  },
});

export const { useGetPromotionQuery, useListPromotionsQuery } = depositPromotionsApi;
export type { Promotion, PromotionDetail } from '../generated/promotions';
