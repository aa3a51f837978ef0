import { baseApi } from '@parlour/gateway-openapi';
import { useTranslation } from 'react-i18next';
import { toPanelState } from './panelState';

/** How often a measured figure is asked for again while somebody looks, in ms. */
const ASK_EVERY = 60_000;

/** The gateway's own figure. */
export interface JackpotFigure {
  amount: string;
  /** ISO 4217. */
  currency: string;
  asOf: string;
}

interface FeedEndpoint {
  useQuery: (
    argument: undefined,
    options: { pollingInterval: number; skipPollingIfUnfocused: boolean },
  ) => {
    data?: JackpotFigure | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

// Injected with the other calls about games, whose door does not hand its hook out.
const { getJackpotFeed } = baseApi.endpoints as unknown as { getJackpotFeed: FeedEndpoint };

/** The measured jackpot, its currency and the moment at which it was so. */
export function useJackpotFeed() {
  const { t } = useTranslation('home');
  const query = getJackpotFeed.useQuery(undefined, {
    pollingInterval: ASK_EVERY,
    skipPollingIfUnfocused: true,
  });
  const toSource = ({ amount, asOf }: JackpotFigure) =>
    ({ kind: 'feed', value: amount, at: asOf }) as const;
  return {
    state: toPanelState(query, t, toSource),
    currency: query.data?.currency,
    at: query.data?.asOf,
  };
}
