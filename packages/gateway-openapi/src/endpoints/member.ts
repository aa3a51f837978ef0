import { memberApi as generated } from '../generated/member';

const memberApi = generated.enhanceEndpoints({
  endpoints: { getMemberInfo: { providesTags: ['Member'] } },
});

export const { getMemberInfo, updateLanguage } = memberApi.endpoints;
export type { MemberInfo } from '../generated/member';
