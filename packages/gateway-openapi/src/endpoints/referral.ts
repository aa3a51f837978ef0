import { promotionsApi as generated } from '../generated/promotions';

// Apart from `promotions`: the referral page needs none of the rest.
const referralApi = generated.enhanceEndpoints({
  endpoints: {
    getReferral: { providesTags: ['Promotions'] },
    listReferredFriends: { providesTags: ['Promotions'] },
  },
});

export const { useGetReferralQuery, useListReferredFriendsQuery } = referralApi;
export type { Referral, ReferredFriend } from '../generated/promotions';
