import { createApi } from '@reduxjs/toolkit/query/react';
import { gatewayBaseQuery } from './baseQuery';
import { TAG_TYPES } from './tags';

/** The api of the gateway. Endpoints are injected by tag; import their hooks from `@parlour/gateway-openapi/<tag>`. */
export const baseApi = createApi({
  reducerPath: 'gateway',
  baseQuery: gatewayBaseQuery,
  tagTypes: TAG_TYPES,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
