import { promotionsApi as generated } from '../generated/promotions';

/** Promotions that a deposit can join. Apart from `promotions`, which has the calls of their pages. */
const depositPromotionsApi = generated.enhanceEndpoints({
  endpoints: {
    listPromotions: { providesTags: ['Promotions', 'System'] },
    getPromotion: { providesTags: ['Promotions'] },
  },
});

export const { useGetPromotionQuery, useListPromotionsQuery } = depositPromotionsApi;
export type { Promotion, PromotionDetail } from '../generated/promotions';
