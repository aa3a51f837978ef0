import { walletApi } from '../generated/wallet';

const intentsApi = walletApi.enhanceEndpoints({
  endpoints: {
    // The outcome of a call changes, so each poll fetches it.
    getIntentOutcome: { keepUnusedDataFor: 0 },
  },
});

export const { getIntentOutcome } = intentsApi.endpoints;
export type { IntentOutcome } from '../generated/wallet';
