import { walletApi } from '../generated/wallet';

const intentsApi = walletApi.enhanceEndpoints({
  endpoints: {
    // What became of a call is asked for anew each time.
    getIntentOutcome: { keepUnusedDataFor: 0 },
  },
});

export const { getIntentOutcome } = intentsApi.endpoints;
export type { IntentOutcome } from '../generated/wallet';
