import { memberApi as generated } from '../generated/member';

// Whoever moves money or points asks first whether there is a payment password; setting one is `security`.
const securityApi = generated.enhanceEndpoints({
  endpoints: { getSecuritySettings: { providesTags: ['Security'] } },
});

export const { useGetSecuritySettingsQuery } = securityApi;
