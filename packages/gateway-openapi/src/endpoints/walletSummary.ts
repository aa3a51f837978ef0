import { walletApi as generated } from '../generated/wallet';

const summaryApi = generated.enhanceEndpoints({
  endpoints: {
    getAccountSummary: { providesTags: ['Balance', 'Points', 'Records'] },
    // Names come in the language that was asked in.
    getExchangeRates: { providesTags: ['System'] },
  },
});

export const { useGetAccountSummaryQuery, useGetExchangeRatesQuery } = summaryApi;
export type { AccountSummary, ExchangeRateTable } from '../generated/wallet';
