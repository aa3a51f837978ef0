import { toPanelState } from '@parlour/feature-core';
import type { JackpotFeed } from '@parlour/gateway-openapi/games';
import { useTranslation } from 'react-i18next';
import { useReadJackpotFeedQuery } from './jackpotFeed';

/** Polling interval of a measured figure while the tab is visible, in ms. */
const ASK_EVERY = 60_000;

/** The measured jackpot at `url`, with its currency and when it was measured. */
export function useJackpotFeed(url: string) {
  const { t } = useTranslation('home');
  const query = useReadJackpotFeedQuery(url, {
    pollingInterval: ASK_EVERY,
    skipPollingIfUnfocused: true,
  });
  const toSource = ({ amount, asOf }: JackpotFeed) =>
    ({ kind: 'feed', value: amount, at: asOf }) as const;
  return {
    state: toPanelState(query, t, toSource),
    currency: query.data?.currency,
    at: query.data?.asOf,
  };
}
