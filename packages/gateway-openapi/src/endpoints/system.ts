import { systemApi } from '../generated/system';

export const { useGetContentPageQuery, useGetCountryCodesQuery, useGetRegisterSettingsQuery } =
  systemApi;
export type { CountryCode, RegisterFieldRule, RegisterSettings } from '../generated/system';
