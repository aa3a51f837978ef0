import { promotionsApi as generated } from '../generated/promotions';

/** What a deposit can take part in; the promotions themselves have pages of their own. */
const depositPromotionsApi = generated.enhanceEndpoints({
  endpoints: { listPromotions: { providesTags: ['Promotions', 'System'] } },
});

export const { useListPromotionsQuery } = depositPromotionsApi;
export type { Promotion } from '../generated/promotions';
