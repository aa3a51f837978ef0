import { promotionsApi as generated } from '../generated/promotions';

// Apart from `promotions`: who invites friends asks for none of the rest.
const referralApi = generated.enhanceEndpoints({
  endpoints: {
    getReferral: { providesTags: ['Promotions'] },
    listReferredFriends: { providesTags: ['Promotions'] },
  },
});

export const { useGetReferralQuery, useListReferredFriendsQuery } = referralApi;
export type { Referral, ReferredFriend } from '../generated/promotions';
