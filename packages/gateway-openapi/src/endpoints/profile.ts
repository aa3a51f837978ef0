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

// Real names and numbers of documents go along: it is started by hand and untracked, so that none stays in the store.
export const { updateProfile } = profileApi.endpoints;
export const { useGetMemberIconQuery, useGetProfileQuery, useGetVipRankQuery } = profileApi;
export type {
  MemberIcon,
  MemberProfile,
  ProfileUpdate,
  VipLevel,
  VipRank,
} from '../generated/member';
