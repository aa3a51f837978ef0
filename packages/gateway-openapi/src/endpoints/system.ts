import { systemApi as generated } from '../generated/system';

const systemApi = generated.enhanceEndpoints({
  endpoints: { getSystemStatus: { providesTags: ['System'], keepUnusedDataFor: 3600 } },
});

export const { getSystemStatus } = systemApi.endpoints;
export const { useGetCountryCodesQuery, useGetSystemStatusQuery } = systemApi;
export type {
  CountryCode,
  Resource,
  ResourceType,
  SystemInfo,
  SystemNotice,
  SystemStatus,
  WhiteLabelFlag,
} from '../generated/system';
