import { baseApi, PUBLIC_QUERIES } from '@parlour/gateway-openapi';
import type { CoreDispatch, CoreState, CoreThunk } from '../store/coreState';

const { internal_getRTKQSubscriptions, removeQueryResult } = baseApi.internalActions;
/** The name of one answer in the cache. */
type AnswerKey = Parameters<typeof removeQueryResult>[0];

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

type Endpoints = Record<
  string,
  { initiate: (argument: unknown, options: object) => CoreThunk<unknown> } | undefined
>;

const subscriptionsOf = (dispatch: CoreDispatch): Subscriptions =>
  dispatch(internal_getRTKQSubscriptions()) as unknown as Subscriptions;

const privateQueriesOf = ({ gateway }: CoreState) =>
  Object.entries(gateway.queries).flatMap(([key, query]) =>
    query?.endpointName === undefined || PUBLIC_QUERIES.has(query.endpointName)
      ? []
      : [{ ...query, endpointName: query.endpointName, ...({ queryCacheKey: key } as AnswerKey) }],
  );

/** Fetches one answer again. A call that is running was made by whoever was logged in before: it is let end first. */
const refetch =
  (endpointName: string, argument: unknown): CoreThunk<void> =>
  (dispatch) => {
    const endpoint = (baseApi.endpoints as unknown as Endpoints)[endpointName];
    const again = (): unknown =>
      endpoint && dispatch(endpoint.initiate(argument, { subscribe: false, forceRefetch: true }));
    const running = dispatch(
      baseApi.util.getRunningQueryThunk(endpointName as never, argument as never),
    ) as unknown as Promise<unknown> | undefined;
    if (running === undefined) again();
    else void running.then(again, again);
  };

/**
 * Makes the cache forget whose it was: of the answers that belong to one person (`x-access` and `x-personal` of the
 * contract), those on the page are fetched again and the others dropped (LOGIN-12, LOGIN-19).
 */
export const renewPrivateAnswers = (): CoreThunk<void> => (dispatch, getState) => {
  const { getSubscriptionCount } = subscriptionsOf(dispatch);
  for (const { queryCacheKey, endpointName, originalArgs } of privateQueriesOf(getState()))
    if (getSubscriptionCount(queryCacheKey) === 0) dispatch(removeQueryResult({ queryCacheKey }));
    else dispatch(refetch(endpointName, originalArgs));
};
