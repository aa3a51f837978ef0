import { baseApi, type GatewayError } from '@parlour/gateway-openapi';
// Both put their calls into the one api.
import '@parlour/gateway-openapi/session';
import '@parlour/gateway-openapi/system';
import type {
  BaseQueryFn,
  FetchArgs,
  TypedUseMutation,
  TypedUseQuery,
} from '@reduxjs/toolkit/query/react';

type Gateway = BaseQueryFn<string | FetchArgs, unknown, GatewayError>;

export interface Country {
  /** ISO 3166. */
  countryCode: string;
  /** Digits of the dialing code. */
  countryDialingCode: string;
}

interface CodeRequest {
  loginCodeRequest: {
    mobileNum: string;
    countryDialingCode: string;
    purpose?: 'login' | 'password';
    captcha?: string;
    captchaId?: string;
  };
}

/** Calls of the contract that the client makes but does not hand out by name. */
interface SmsHooks {
  useGetCountryCodesQuery: TypedUseQuery<Country[], undefined, Gateway>;
  useSendLoginCodeMutation: TypedUseMutation<{ expiredMinutes: number }, CodeRequest, Gateway>;
}

export const { useGetCountryCodesQuery, useSendLoginCodeMutation } = baseApi as unknown as SmsHooks;
