import { createApi } from '@reduxjs/toolkit/query/react';
import { gatewayBaseQuery } from './baseQuery';
import { TAG_TYPES } from './tags';

/** The one api of the gateway. Endpoints are injected tag by tag; take their hooks from `@parlour/gateway-openapi/<tag>`. */
export const baseApi = createApi({
  reducerPath: 'gateway',
  baseQuery: gatewayBaseQuery,
  tagTypes: TAG_TYPES,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
