import { memberApi as generated } from '../generated/member';

// Forms that move money or points only check whether a payment password is set; setting one is in `security`.
const securityApi = generated.enhanceEndpoints({
  endpoints: { getSecuritySettings: { providesTags: ['Security'] } },
});

export const { useGetSecuritySettingsQuery } = securityApi;
