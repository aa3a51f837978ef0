import { readStored, writeStored } from '../storage/registry';
import type { CoreState } from '../store/coreState';
import type { CoreStore } from '../store/createStore';
import { CACHED_ANSWERS, type CachedName, cachedFor, VERSION } from './cachedAnswers';

type Call = CoreState['gateway']['queries'][string];

const timeOf = (call: Call): number => call?.fulfilledTimeStamp ?? 0;

const newestOf = (calls: readonly Call[], endpoint: string): Call =>
  calls
    .filter((call) => call?.endpointName === endpoint && call.data !== undefined)
    .reduce((one, other) => (timeOf(one) > timeOf(other) ? one : other), undefined);

/**
 * Persists the newest answer of each kind in the session storage: those in the store now and those that
 * arrive later in the visit (CACHE-01).
 */
export function cacheAnswers({ getState, subscribe }: CoreStore): void {
  const written = new Map<CachedName, unknown>();
  let seenQueries: object | undefined;
  const persist = (): void => {
    const { gateway, merchant } = getState();
    if (gateway.queries === seenQueries) return;
    seenQueries = gateway.queries;
    for (const [key, endpoint] of CACHED_ANSWERS) {
      const answer = newestOf(Object.values(gateway.queries), endpoint);
      if (answer === undefined || written.get(key) === answer.data) continue;
      const { originalArgs: arg, data: value } = answer;
      written.set(key, value);
      const of = cachedFor(merchant.merchantCode);
      const text = JSON.stringify({ version: VERSION, of, arg, value });
      // A restored answer keeps its old timestamp, or it would never expire.
      if (readStored(key)?.endsWith(text) !== true)
        writeStored(key, `${String(timeOf(answer))} ${text}`);
    }
  };
  persist();
  subscribe(persist);
}
