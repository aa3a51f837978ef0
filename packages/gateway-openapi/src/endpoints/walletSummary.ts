import { walletApi as generated } from '../generated/wallet';

const summaryApi = generated.enhanceEndpoints({
  endpoints: {
    getAccountSummary: { providesTags: ['Balance', 'Points', 'Records'] },
    // Names are in the language of the call.
    getExchangeRates: { providesTags: ['System'] },
  },
});

export const { useGetAccountSummaryQuery, useGetExchangeRatesQuery } = summaryApi;
export type { AccountSummary, ExchangeRateTable } from '../generated/wallet';
