import { systemApi } from '../generated/system';

export const { useGetCountryCodesQuery } = systemApi;
export type { CountryCode } from '../generated/system';
