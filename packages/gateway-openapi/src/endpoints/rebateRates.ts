import { promotionsApi as generated } from '../generated/promotions';

// Apart from `promotions`: lists of games need none of the rest.
const ratesApi = generated.enhanceEndpoints({
  endpoints: { getRebateRates: { providesTags: ['Promotions'] } },
});

export const { useGetRebateRatesQuery } = ratesApi;
export type { RebateRate } from '../generated/promotions';
