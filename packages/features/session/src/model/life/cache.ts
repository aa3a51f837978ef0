import type { CoreDispatch, CoreState, CoreThunk } from '@parlour/feature-core';
import { baseApi, isRefusal } from '@parlour/gateway-openapi';

/** What everybody gets alike; the rest of the cache belongs to whoever was logged in. */
const PUBLIC: ReadonlySet<string> = new Set([
  'getSystemStatus',
  'getGameVendors',
  'getHotGames',
  'getRankList',
  'getListAnnouncements',
  'getGameList',
  'getGame',
  'getGameSearchIndex',
  'getCountryCodes',
]);

const { internal_getRTKQSubscriptions, removeQueryResult } = baseApi.internalActions;
/** Names one answer in the cache. */
type AnswerKey = Parameters<typeof removeQueryResult>[0];

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

const subscriptionsOf = (dispatch: CoreDispatch): Subscriptions =>
  dispatch(internal_getRTKQSubscriptions()) as unknown as Subscriptions;

const queriesOf = (state: CoreState) =>
  Object.entries(state.gateway.queries).flatMap(([key, query]) =>
    query?.endpointName === undefined
      ? []
      : [{ ...query, endpointName: query.endpointName, ...({ queryCacheKey: key } as AnswerKey) }],
  );

/** Drops every answer that was for one person and that nothing on the page shows any more (LOGIN-12). */
export function dropPrivateAnswers(dispatch: CoreDispatch, getState: () => CoreState): void {
  const { getSubscriptionCount } = subscriptionsOf(dispatch);
  for (const { queryCacheKey, endpointName } of queriesOf(getState()))
    if (!PUBLIC.has(endpointName) && getSubscriptionCount(queryCacheKey) === 0)
      dispatch(removeQueryResult({ queryCacheKey }));
}

type Endpoints = Record<
  string,
  { initiate: (argument: unknown, options: object) => CoreThunk<unknown> } | undefined
>;

/** Asks again for what the page shows and was refused without a session (LOGIN-19). */
export function askAgain(dispatch: CoreDispatch, getState: () => CoreState): void {
  const endpoints = baseApi.endpoints as unknown as Endpoints;
  const { getSubscriptionCount } = subscriptionsOf(dispatch);
  for (const { queryCacheKey, endpointName, error, originalArgs } of queriesOf(getState())) {
    if (!isRefusal(error, 'NOT_LOGGED_IN') || getSubscriptionCount(queryCacheKey) === 0) continue;
    const endpoint = endpoints[endpointName];
    if (endpoint !== undefined)
      dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  }
}
