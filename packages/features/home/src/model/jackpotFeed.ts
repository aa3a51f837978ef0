import { baseApi, type GatewayError } from '@parlour/gateway-openapi';
import type { JackpotFeed } from '@parlour/gateway-openapi/games';

/** Timeout of calls to another server, in ms. */
const TIMEOUT = 10_000;

const AMOUNT = /^\d{1,18}(?:\.\d{1,8})?$/;
const CURRENCY = /^[A-Z]{3}$/;

type Answer = { data: JackpotFeed } | { error: GatewayError };

/** Parses the feed strictly: an amount of money is never guessed. */
function readFeed(value: unknown): Answer {
  const { amount, currency, asOf } = (value ?? {}) as Record<string, unknown>;
  const isFeed =
    typeof amount === 'string' &&
    AMOUNT.test(amount) &&
    typeof currency === 'string' &&
    CURRENCY.test(currency) &&
    typeof asOf === 'string' &&
    !Number.isNaN(Date.parse(asOf));
  return isFeed ? { data: { amount, currency, asOf } } : { error: { kind: 'malformed' } };
}

/** Calls another server than the gateway, which learns nothing of visitor and session. */
async function askOutside(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) return { error: { kind: 'network' } };
    return readFeed(await response.json());
  } catch {
    return { error: { kind: 'network' } };
  }
}

const jackpotFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The figure at `jackpot.url` of the merchant document: a path of the gateway, or a full address. */
    readJackpotFeed: build.query<JackpotFeed, string>({
      queryFn: async (url, _api, _options, askGateway): Promise<Answer> => {
        if (!url.startsWith('/')) return askOutside(url);
        const answer = await askGateway(url);
        return answer.error === undefined ? readFeed(answer.data) : { error: answer.error };
      },
    }),
  }),
});

export const { useReadJackpotFeedQuery } = jackpotFeedApi;
