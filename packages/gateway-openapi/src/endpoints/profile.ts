import { memberApi as generated } from '../generated/member';

const profileApi = generated.enhanceEndpoints({
  endpoints: {
    getMemberIcon: { providesTags: ['Member'] },
    getProfile: { providesTags: ['Member'] },
    getVipRank: { providesTags: ['Member'] },
    updateProfile: {
      invalidatesTags: (_, error) => (error === undefined ? ['Member'] : []),
    },
  },
});

// It contains real names and document numbers: dispatched untracked instead of by a hook, so that none stays in the store.
export const { updateProfile } = profileApi.endpoints;
export const { useGetMemberIconQuery, useGetProfileQuery, useGetVipRankQuery } = profileApi;
export type {
  MemberIcon,
  MemberProfile,
  ProfileUpdate,
  VipLevel,
  VipRank,
} from '../generated/member';
